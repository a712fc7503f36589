/** Finds the texts in the source of a module of words, and puts others in their places. */

import ts from 'typescript';

/** A literal with words, such as 'Yes' or `${mine} of ${count}`. */
export interface ModuleText {
  /** The names of the constant and the properties that it stands in. */
  readonly names: readonly string[];
  /** The same, such as 'moreThemes.one', and its number if others before have the same names. */
  readonly way: string;
  /** The way without the number. */
  readonly place: string;
  /** As a translator reads it: '{mine} of {count}'. */
  readonly text: string;
  /** The source of each placeholder, by its name. */
  readonly placeholders: ReadonlyMap<string, ts.Expression>;
  /** The comments in front of it and of the objects around it. */
  readonly notes: readonly string[];
  readonly node: ts.StringLiteralLike | ts.TemplateExpression;
}

const parse = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);

const isNoLiteral = (node: ts.Node): boolean => !ts.isStringLiteralLike(node);

/** Names a placeholder after its value: `plural(count, …)` is called 'count'. */
function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isElementAccessExpression(expression)) return nameOf(expression.argumentExpression);
  if (ts.isBinaryExpression(expression)) return nameOf(expression.left);
  if (ts.isCallExpression(expression))
    return nameOf(expression.arguments.find(isNoLiteral) ?? expression.expression);
  return 'value';
}

function nameAll(template: ts.TemplateExpression): Map<string, ts.Expression> {
  const named = new Map<string, ts.Expression>();
  for (const { expression } of template.templateSpans) {
    const name = nameOf(expression);
    const isSame = (other?: ts.Expression) => !other || other.getText() === expression.getText();
    let number = 1;
    let own = name;
    while (!isSame(named.get(own))) own = `${name}${(number += 1)}`;
    named.set(own, expression);
  }
  return named;
}

function describeText(node: ModuleText['node']): Pick<ModuleText, 'text' | 'placeholders'> {
  if (!ts.isTemplateExpression(node)) return { text: node.text, placeholders: new Map() };
  const placeholders = nameAll(node);
  const names = new Map([...placeholders].map(([name, value]) => [value.getText(), name]));
  const rest = node.templateSpans.map(
    ({ expression, literal }) => `{${names.get(expression.getText())}}${literal.text}`,
  );
  return { text: [node.head.text, ...rest].join(''), placeholders };
}

/** The comments that end on the line above the node, without their marks. */
function readNotes(node: ts.Node): string[] {
  const { text } = node.getSourceFile();
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .filter(({ end }) => !/\n\s*\n/.test(text.slice(end, node.getStart())))
    .map(({ pos, end }) =>
      text.slice(pos, end).replaceAll(/^\s*(?:\/?\*+\/?|\/\/) ?|\s*\*\/$/gm, ''),
    )
    .map((comment) => comment.replaceAll(/\s+/g, ' ').trim());
}

const isText = (node: ts.Node): node is ModuleText['node'] =>
  ts.isTemplateExpression(node) ||
  // A separator in a call such as join('; ') has no words.
  (ts.isStringLiteralLike(node) && node.text !== '' && !ts.isCallExpression(node.parent));

const isWithoutTexts = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node);

/** The name that a node adds to the way, and its part with texts. */
function enter(node: ts.Node, isOutermost: boolean): [name: string, part: ts.Node] | undefined {
  if (ts.isPropertyAssignment(node) && !ts.isComputedPropertyName(node.name))
    return [node.name.text, node.initializer];
  if (!isOutermost) return undefined;
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
    return [node.name.text, node.initializer];
  if (ts.isFunctionDeclaration(node) && node.name && node.body) return [node.name.text, node.body];
  return undefined;
}

/**
 * Lists the texts of a module: English `export const`s, or the object that a translation exports
 * by default, by the same ways; and those of the constants beside them.
 */
export function listTexts(path: string, source: string): ModuleText[] {
  const found: ModuleText[] = [];
  const counts = new Map<string, number>();
  const add = (node: ModuleText['node'], names: readonly string[], notes: readonly string[]) => {
    const place = names.join('.');
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    const way = count === 1 ? place : `${place}#${count}`;
    found.push({ names, way, place, ...describeText(node), notes, node });
  };
  const visit = (node: ts.Node, names: readonly string[], outer: readonly string[]): void => {
    if (isWithoutTexts(node)) return;
    const hasNotes = ts.isStatement(node) || ts.isPropertyAssignment(node);
    const notes = hasNotes && !ts.isBlock(node) ? [...outer, ...readNotes(node)] : outer;
    if (isText(node)) add(node, names, notes);
    const entered = enter(node, names.length === 0);
    if (entered) return visit(entered[1], [...names, entered[0]], notes);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((part, index) => visit(part, [...names, `${index}`], notes));
    ts.forEachChild(node, (child) => visit(child, names, notes));
  };
  visit(parse(path, source), [], []);
  return found;
}

const quoteInTemplate = (text: string): string =>
  text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);

/** Returns the source with other texts, by their ways. Everything else stays as it is. */
export function replaceTexts(
  path: string,
  source: string,
  changes: ReadonlyMap<string, string>,
): string {
  const changed = listTexts(path, source).filter(({ way }) => changes.has(way));
  const print = ({ node, way, placeholders }: ModuleText): string => {
    const text = changes.get(way) ?? '';
    if (!ts.isTemplateExpression(node)) return JSON.stringify(text);
    const parts = text.split(/\{(\w+)\}/).map((part, index) => {
      const value = placeholders.get(part);
      return index % 2 === 1 && value
        ? `\${${copy(value.getStart(), value.end)}}`
        : quoteInTemplate(part);
    });
    return `\`${parts.join('')}\``;
  };
  /** Copies a range; a template comes before the texts in its placeholders, which it copies. */
  const copy = (from: number, to: number): string => {
    let copied = '';
    let at = from;
    for (const text of changed) {
      const start = text.node.getStart();
      if (start < at || text.node.end > to) continue;
      copied += source.slice(at, start) + print(text);
      at = text.node.end;
    }
    return copied + source.slice(at, to);
  };
  return copy(0, source.length);
}
