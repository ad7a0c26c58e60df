# mypy: ignore-errors
"""Code that other code links in, and nobody runs by itself: neither optimised nor turned into machine code until then.

Left alone, Numba does both for every rule, with all that it calls in it; so a small rule was optimised once for every rule
above it. Now that is done once for each entry point, over the whole at once, which is also a tenth faster code.
Private parts of Numba are used; so its bound is an exact minor series.
"""

from __future__ import annotations

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import cpu_target

KIND = "inside"  # how such code is marked where it is kept


class Inside(JITCodeLibrary):
    """The code of one rule and of all that it calls, as the compiler wrote it."""

    def _optimize_final_module(self):
        """Whoever links it in optimises it."""

    def _finalize_final_module(self):
        self._finalized = True

    def get_pointer_to_function(self, name):
        """There is no machine code."""
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self):
        """What is kept: the code for linking."""
        self._ensure_finalized()
        return self.name, KIND, self._get_module_for_linking().as_bitcode()

    @property
    def codegen(self):
        """The generator of machine code; it is only asked here to note an environment for code that is not there."""
        return Nowhere(self._codegen)


class Nowhere:
    """A generator of machine code that notes no environment."""

    def __init__(self, codegen):
        self.made_by = codegen

    def set_env(self, name, env):
        """Nothing to do."""

    def __getattr__(self, name):
        return getattr(self.made_by, name)


class Kept(JITCodeLibrary):
    """Any other code of this process. It reads what was kept, of both kinds."""

    @classmethod
    def _unserialize(cls, codegen, state):
        name, kind, data = state
        if kind != KIND:
            return super()._unserialize(codegen, state)
        library = Inside(codegen, name)
        library._final_module = llvm.parse_bitcode(data)
        library._finalized = True
        return library


cpu_target.target_context.codegen()._library_class = Kept


class CompileInside(Compiler):
    """The compiler, writing such code."""

    def __init__(self, typingctx, targetctx, library, args, return_type, flags, locals):
        library = Inside(targetctx.codegen(), "inside")
        super().__init__(typingctx, targetctx, library, args, return_type, flags, locals)


def note_environments(found):
    """Tell machine code the environments of all that was linked into it: Numba has told it only its own."""
    for env in found._find_referenced_environments():
        found.library.codegen.set_env(env.env_name, env)
