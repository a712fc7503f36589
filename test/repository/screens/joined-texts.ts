/** Finds two texts between which only the layout makes room: a screen reader says one word. */

import ts from 'typescript';

type Element = ts.JsxElement | ts.JsxSelfClosingElement;

const inLine = /^(?:b|bdi|em|i|small|span|strong)$/;
/** Elements that hold nothing but text and what stands in its line. */
const textBlock =
  /^(?:b|bdi|button|caption|dt|em|h[1-6]|i|label|legend|p|small|span|strong|summary)$/;
/** Components that are read apart, or are drawings. */
const apart = /(?:Arrow|Bars?|Button|Chevron|Code|Line|Link|Option|Pause|Spinner)$/;
/** The element is not read, or stands on a line of its own. */
const hiddenOrBlock = /aria-hidden(?:="true"|\s|$)|className=(?:"|\{`)(?:[^"`]* )?block[ "`]/;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);

const openingOf = (element: Element) =>
  ts.isJsxElement(element) ? element.openingElement : element;

const tagOf = (node: ts.Node): string => (isElement(node) ? openingOf(node).tagName.getText() : '');

/** Returns the element that a child is, or the outcomes of its condition. */
function elementsOf(node: ts.Node): Element[] {
  if (isElement(node)) return [node];
  if (ts.isConditionalExpression(node))
    return [...elementsOf(node.whenTrue), ...elementsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return elementsOf(node.right);
  return (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) && node.expression
    ? elementsOf(node.expression)
    : [];
}

function isReadInLine(element: Element, parent: string): boolean {
  const tag = tagOf(element);
  const mayBeText = /^[A-Z]/.test(tag)
    ? textBlock.test(parent) && !apart.test(tag)
    : inLine.test(tag) &&
      ts.isJsxElement(element) &&
      !element.children[0]?.getFullText().startsWith(' ');
  return mayBeText && !hiddenOrBlock.test(openingOf(element).attributes.getText());
}

/** Whether nothing but a line break of the code, which JSX drops, stands between two children. */
function isJoined(before: ts.Node, after: ts.Node, parent: string): boolean {
  // A literal holds a space or a sign: words stand in words.ts.
  const isSpaced = (node: ts.Node) => ts.isJsxText(node) || /['`]\}$/.test(node.getText());
  if (isSpaced(before) || isSpaced(after)) return false;
  const sides = [elementsOf(before), elementsOf(after)];
  return (
    sides.some((elements) => elements.length > 0) &&
    sides.every(
      (elements) => elements.length === 0 || elements.some((one) => isReadInLine(one, parent)),
    )
  );
}

/** Returns the numbers of the lines that begin with the second text. */
export function findJoinedTexts(path: string, text: string): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) =>
        ts.isJsxText(child)
          ? !child.containsOnlyTriviaWhiteSpaces
          : !ts.isJsxExpression(child) || child.expression,
      );
      for (const [index, child] of children.entries())
        if (index > 0 && isJoined(children[index - 1]!, child, tagOf(node)))
          lines.push(source.getLineAndCharacterOfPosition(child.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}
