"""What one file of rules, and one rule, may be made of."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

STATEMENTS = (ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Expr, ast.Pass, ast.Break, ast.Continue)
VALUES = (ast.Name, ast.Constant, ast.Attribute, ast.Subscript, ast.Call, ast.IfExp, ast.Tuple)
OPERATIONS = (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
INEXACT = (ast.Div, ast.Pow, ast.MatMult)  # of integers they give fractions, numbers without bound, or nothing
WITH_RULES = ("rules", "search")  # the folders of a game in which every file is restricted
BUILTINS = {"range", "min", "max", "abs"}
NOT_TYPES = {"float", "complex", "str", "bytes", "object", "Any", "dict", "set", "list", "Callable"}
AT_THE_TOP = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign, ast.FunctionDef, ast.ClassDef, ast.Expr)

Problems = Iterator[tuple[int, str]]


def in_module(file: Path, tree: ast.Module, arrays: set[str]) -> Problems:
    """What a file of rules holds that it may not; arrays: the fields of records that are fixed arrays."""
    for node in tree.body:
        if not isinstance(node, AT_THE_TOP):
            yield node.lineno, f"no {type(node).__name__} outside of rules: only imports, constants, records and rules"
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from in_import(file, node)
        if isinstance(node, ast.ClassDef) and not is_marked(node, "record"):
            yield node.lineno, f"{node.name}: a class among rules is a @record"
    for rule in rules_in(tree):
        for line, text in (*in_signature(rule), *in_body(rule), *in_writes(rule, file.name == "terms.py", arrays)):
            yield line, f"{rule.name}: {text}"


def in_import(file: Path, node: ast.Import | ast.ImportFrom) -> Problems:
    """Rules know the engine, and their own game's rules and searches, by relative names: so the compiled twin finds its own."""
    if isinstance(node, ast.Import) or not node.level:
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [str(node.module)]
        if any(name.split(".")[0] in ("imperia", "imperia_fast") for name in names):
            yield node.lineno, "import relatively, so that the compiled twin finds its own"
        return
    target = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
    if "engine" not in target.parts[-2:] and not any(target.is_relative_to(folder) for folder in own_folders(file)):
        yield node.lineno, f"rules know only the engine, rules and searches, not {target.name}"


def own_folders(file: Path) -> list[Path]:
    """The folders whose files a file may import: the rules and searches of its game, or just its own."""
    for folder in file.parents:
        if folder.name in WITH_RULES:
            return [folder.parent / name for name in WITH_RULES]
    return [file.parent]


def in_signature(rule: ast.FunctionDef) -> Problems:
    """Plain, annotated parameters; Terms first and called t, then State and called s; integers, booleans or nothing as result."""
    arguments = rule.args
    if arguments.defaults or arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
        yield rule.lineno, "plain parameters only"
    if rule.returns is None or any(argument.annotation is None for argument in arguments.args):
        yield rule.lineno, "annotate every parameter and the result: the compiler reads them"
    if ast.get_docstring(rule) is None:
        yield rule.lineno, "say in a docstring what it does, and which rules it implements"
    for annotation in (rule.returns, *(argument.annotation for argument in arguments.args)):
        for node in ast.walk(annotation) if annotation else ():
            if isinstance(node, ast.Name) and node.id in NOT_TYPES and not is_batch(annotation):
                yield rule.lineno, f"no {node.id}: integers, booleans, records, rows and batches only"
    kinds = [ast.unparse(argument.annotation) if argument.annotation else "" for argument in arguments.args]
    names = [argument.arg for argument in arguments.args]
    if "Terms" in kinds and (kinds[0], names[0]) != ("Terms", "t"):
        yield rule.lineno, "Terms come first and are called t"
    at = int("Terms" in kinds)
    if "State" in kinds and (kinds.index("State"), names[kinds.index("State")]) != (at, "s"):
        yield rule.lineno, "the State comes first, or after t, and is called s"


def is_batch(annotation: ast.expr | None) -> bool:
    """Whether an annotation is a batch of records: list[State]."""
    return (
        isinstance(annotation, ast.Subscript)
        and isinstance(annotation.value, ast.Name)
        and annotation.value.id == "list"
        and isinstance(annotation.slice, ast.Name)
        and annotation.slice.id not in NOT_TYPES
    )


def in_body(rule: ast.FunctionDef) -> Problems:
    """What the statements of a rule are that they may not be."""
    for statement in rule.body[1:] if ast.get_docstring(rule) else rule.body:
        yield from in_statement(statement)


def in_statement(node: ast.stmt) -> Problems:
    """What in one statement, and in those within, is not restricted Python."""
    if not isinstance(node, STATEMENTS):
        yield node.lineno, f"no {type(node).__name__}"
        return
    if isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and called(node.iter) == "range"):
        yield node.lineno, "for … in range only"
    if isinstance(node, (ast.For, ast.While)) and node.orelse:
        yield node.lineno, "no else of a loop"
    apart = isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from in_statement(child)
        elif isinstance(child, ast.Tuple) and (isinstance(node, ast.Return) or apart):
            for part in child.elts:
                yield from in_expression(part)
        elif isinstance(child, ast.expr):
            yield from in_expression(child)


def in_expression(node: ast.expr) -> Problems:
    """What in one expression is not restricted Python."""
    if not isinstance(node, VALUES + OPERATIONS):
        yield node.lineno, f"no {type(node).__name__}"
        return
    if isinstance(node, ast.Tuple):
        yield node.lineno, "tuples only to return several numbers, or to take them apart at once"
    if isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield node.lineno, f"integers and booleans only, not {node.value!r}"
    if isinstance(node, ast.BinOp) and isinstance(node.op, INEXACT):
        yield node.lineno, f"no {type(node.op).__name__}"
    if isinstance(node, ast.Compare) and not all(isinstance(op, COMPARISONS) for op in node.ops):
        yield node.lineno, "compare numbers by == != < <= > >= only"
    if isinstance(node, ast.Call):
        yield from in_call(node)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr) and not (isinstance(node, ast.Call) and child is node.func):
            yield from in_expression(child)


def in_call(node: ast.Call) -> Problems:
    """Rules and a few functions of Python are called, by name and without keywords."""
    name = called(node)
    if name is None or node.keywords:
        yield node.lineno, "call rules by name, without keywords"
    elif hasattr(builtins, name) and name not in BUILTINS:
        yield node.lineno, f"no {name}()"
    elif name in ("min", "max") and len(node.args) < 2:
        yield node.lineno, f"{name}() of two numbers or more: of a row it does not compile"


def in_writes(rule: ast.FunctionDef, fills_terms: bool, arrays: set[str]) -> Problems:
    """Terms are not changed in play; a whole array or record is not assigned: plain Python would only give it a second name."""
    kinds = {argument.arg: ast.unparse(argument.annotation) for argument in rule.args.args if argument.annotation}
    for node in ast.walk(rule):
        if not isinstance(node, (ast.Attribute, ast.Subscript)) or not isinstance(node.ctx, ast.Store):
            continue
        if isinstance(node, ast.Attribute) and node.attr in arrays:
            yield node.lineno, f"assign the items of {node.attr} one by one: an assignment copies only when compiled"
        owner = node.value
        if isinstance(node, ast.Subscript) and isinstance(owner, ast.Name) and kinds.get(owner.id, "").startswith("list["):
            yield node.lineno, "copy(records, i, j): an assignment copies only when compiled"
        while isinstance(owner, (ast.Attribute, ast.Subscript)):
            owner = owner.value
        if isinstance(owner, ast.Name) and kinds.get(owner.id) == "Terms" and not fills_terms:
            yield node.lineno, "Terms never change in play: only terms.py may fill them"
        if isinstance(owner, ast.Name) and kinds.get(owner.id) == "Table":
            yield node.lineno, "a Table is only read: lend Ints to be written"


def called(call: ast.Call) -> str | None:
    """The name that is called, if it is a plain name."""
    return call.func.id if isinstance(call.func, ast.Name) else None


def is_marked(node: ast.FunctionDef | ast.ClassDef, mark: str) -> bool:
    """Whether a function or class carries this decorator."""
    return any(isinstance(one, ast.Name) and one.id == mark for one in node.decorator_list)


def rules_in(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions marked @rule."""
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_marked(node, "rule")]
