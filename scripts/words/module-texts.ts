/** Finds the texts in the source of a module of words. */

import ts from 'typescript';

/** A literal with words, such as 'Yes' or `${mine} of ${count}`. */
export interface ModuleText {
  /** The names of the constant and of the properties around the text. */
  readonly names: readonly string[];
  /**
   * The names joined, as in 'moreThemes.one', with a number if earlier texts have the same names.
   */
  readonly way: string;
  readonly place: string;
  /** The text with '{}' for each value: '{} of {}'. */
  readonly text: string;
}

type TextNode = ts.StringLiteralLike | ts.TemplateExpression;

const parse = (path: string, source: string): ts.SourceFile =>
  ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);

const readText = (node: TextNode): string =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
    : node.text;

const isText = (node: ts.Node): node is TextNode =>
  ts.isTemplateExpression(node) ||
  // A separator in a call such as join('; ') has no words.
  (ts.isStringLiteralLike(node) && node.text !== '' && !ts.isCallExpression(node.parent));

const isWithoutTexts = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node);

/** Returns the name that a node adds to the way, and the part of it that contains texts. */
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
 * Lists the texts of a module: of English `export const`s, or of the object that a translation
 * exports by default, both by the same ways, and of the constants beside them.
 */
export function listTexts(path: string, source: string): ModuleText[] {
  const found: ModuleText[] = [];
  const counts = new Map<string, number>();
  const add = (node: TextNode, names: readonly string[]) => {
    const place = names.join('.');
    const count = (counts.get(place) ?? 0) + 1;
    counts.set(place, count);
    const way = count === 1 ? place : `${place}#${count}`;
    found.push({ names, way, place, text: readText(node) });
  };
  const visit = (node: ts.Node, names: readonly string[]): void => {
    if (isWithoutTexts(node)) return;
    if (isText(node)) add(node, names);
    const entered = enter(node, names.length === 0);
    if (entered) return visit(entered[1], [...names, entered[0]]);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((part, index) => visit(part, [...names, `${index}`]));
    ts.forEachChild(node, (child) => visit(child, names));
  };
  visit(parse(path, source), []);
  return found;
}
