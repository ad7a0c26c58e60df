"""A checker of the restricted Python in which rules are written. Tests run it over every rules module."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path

STATEMENTS = (ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Expr, ast.Pass, ast.Break, ast.Continue)
EXPRESSIONS = (
    ast.Name,
    ast.Constant,
    ast.Attribute,
    ast.Subscript,
    ast.Call,
    ast.BinOp,
    ast.UnaryOp,
    ast.BoolOp,
    ast.Compare,
    ast.IfExp,
    ast.Tuple,
)
BUILTINS = {"range", "min", "max", "abs"}


def problems(file: Path) -> Iterator[str]:
    """What in this file is not restricted Python, as `file:line: text`."""
    tree = ast.parse(file.read_text())
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and not node.level and node.module not in ("__future__", "typing", "collections.abc"):
            yield f"{file}:{node.lineno}: import relatively, so that the compiled twin finds its own"
    for rule in rules_in(tree):
        for line, text in in_rule(rule):
            yield f"{file}:{line}: {rule.name}: {text}"


def in_rule(rule: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """What in one rule function is not restricted Python."""
    arguments = rule.args
    if arguments.defaults or arguments.vararg or arguments.kwarg or arguments.kwonlyargs:
        yield rule.lineno, "plain parameters only"
    if rule.returns is None or any(argument.annotation is None for argument in arguments.args):
        yield rule.lineno, "annotate every parameter and the result: the compiler reads them"
    if ast.get_docstring(rule) is None:
        yield rule.lineno, "say in a docstring what it does, and which rules it implements"
    for statement in rule.body[1:] if ast.get_docstring(rule) else rule.body:
        yield from in_statement(statement)
    batches = {argument.arg for argument in arguments.args if argument.annotation and "list[" in ast.unparse(argument.annotation)}
    for node in ast.walk(rule):
        if not (isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name)):
            continue
        if node.value.id in batches:
            yield node.lineno, "copy(records, i, j): an assignment copies only when compiled"


def in_statement(node: ast.stmt) -> Iterator[tuple[int, str]]:
    """What in one statement, and in those within, is not restricted Python."""
    if not isinstance(node, STATEMENTS):
        yield node.lineno, f"no {type(node).__name__}"
        return
    if isinstance(node, ast.For) and not (isinstance(node.iter, ast.Call) and called(node.iter) == "range"):
        yield node.lineno, "for … in range only"
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield from in_statement(child)
        elif isinstance(child, ast.expr):
            yield from in_expression(child)


def in_expression(node: ast.expr) -> Iterator[tuple[int, str]]:
    """What in one expression is not restricted Python."""
    if not isinstance(node, EXPRESSIONS):
        yield node.lineno, f"no {type(node).__name__}"
        return
    if isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield node.lineno, f"integers and booleans only, not {node.value!r}"
    if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Div, ast.Pow, ast.MatMult)):
        yield node.lineno, f"no {type(node.op).__name__}"
    if isinstance(node, ast.Call) and (called(node) is None or node.keywords):
        yield node.lineno, "call rules by name, without keywords"
    elif isinstance(node, ast.Call) and hasattr(builtins, str(called(node))) and called(node) not in BUILTINS:
        yield node.lineno, f"no {called(node)}()"
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            yield from in_expression(child)


def called(call: ast.Call) -> str | None:
    """The name that is called, if it is a plain name: a rule, or one of BUILTINS."""
    return call.func.id if isinstance(call.func, ast.Name) else None


def rules_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions marked @rule."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(
            isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list
        ):
            yield node


def circles(folder: Path) -> Iterator[str]:
    """Rules that call each other in a circle. (Numba's code for them crashes when it comes from disk; a rule may call itself.)"""
    rules = [rule for file in folder.glob("*.py") for rule in rules_in(ast.parse(file.read_text()))]
    calls = {rule.name: {called(node) for node in ast.walk(rule) if isinstance(node, ast.Call)} - {rule.name} for rule in rules}
    while True:  # a rule that calls none of those left is in no circle
        free = [name for name, others in calls.items() if not others & calls.keys()]
        if not free:
            break
        for name in free:
            del calls[name]
    if calls:
        yield f"{folder}: these rules call each other in a circle, or call one that does: {', '.join(sorted(calls))}"


def check(folder: Path) -> list[str]:
    """All problems of all files below a folder."""
    files = sorted(folder.rglob("*.py"))
    found = [problem for file in files for problem in problems(file)]
    return found + [problem for home in sorted({file.parent for file in files}) for problem in circles(home)]


if __name__ == "__main__":
    import sys

    all_found = check(Path(sys.argv[1]))
    print("\n".join(all_found) or "restricted Python throughout")
    sys.exit(bool(all_found))
