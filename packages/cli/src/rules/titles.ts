/** The titles of the tests in a source file. Comments, fixtures and skipped tests prove nothing, so only titles count. */
import ts from 'typescript';

const TEST_FUNCTIONS = ['it', 'test', 'describe'];
const NEVER_RUN = ['skip', 'todo'];

interface Callee {
  readonly name: string;
  /** What follows it: `each`, `skip`… */
  readonly modifiers: readonly string[];
}

/** `it`, `it.skip`, `it.each(table)`, `it.each` with a table in backquotes: the name in front and what follows it. */
function calleeOf(node: ts.Expression, modifiers: readonly string[] = []): Callee | undefined {
  if (ts.isIdentifier(node)) return { name: node.text, modifiers };
  if (ts.isPropertyAccessExpression(node)) return calleeOf(node.expression, [...modifiers, node.name.text]);
  if (ts.isCallExpression(node)) return calleeOf(node.expression, modifiers);
  if (ts.isTaggedTemplateExpression(node)) return calleeOf(node.tag, modifiers);
  return undefined;
}

/** The fixed parts of a text: literals, templates without their values, and sums of those. */
function literalText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
  }
  return ts.isBinaryExpression(node) ? literalText(node.left) + literalText(node.right) : '';
}

export function testTitles(source: string, fileName: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    // `it.each(table)` alone is not yet the test: its result is called with the title.
    if (ts.isCallExpression(node) && !(ts.isCallExpression(node.parent) && node.parent.expression === node)) {
      const callee = calleeOf(node.expression);
      if (callee !== undefined && TEST_FUNCTIONS.includes(callee.name)) {
        if (callee.modifiers.some((name) => NEVER_RUN.includes(name))) return;
        const [title] = node.arguments;
        if (title !== undefined) titles.push(literalText(title));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true));
  return titles;
}
