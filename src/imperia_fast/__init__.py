"""The whole of `imperia` a second time, compiled: the very same files, found under another name.

Nobody outside `imperia.engine` imports this: ask `imperia.engine.compiled(module)` for the compiled twin of a module.
"""

from imperia import __path__ as __path__
