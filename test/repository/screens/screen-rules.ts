/** Rules about the texts and the layout of screens, as functions of the texts of files. */

import ts from 'typescript';

const readAttributes =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|hint|label|placeholder|title)$/;

const hasLetters = (text: string): boolean => /\p{L}{2}/u.test(text);

/** The values that an expression may have, as far as they are literals. */
function literalsOf(node: ts.Expression): ts.Node[] {
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? literalsOf(node.right)
      : [...literalsOf(node.left), ...literalsOf(node.right)];
  if (ts.isStringLiteralLike(node)) return [node];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)];
  return [];
}

/** What a child or an attribute of an element shows, as far as it stands there as a literal. */
function shownLiterals(node: ts.Node): ts.Node[] {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxExpression(node)) {
    const isText =
      !ts.isJsxAttribute(node.parent) || readAttributes.test(node.parent.name.getText());
    return isText && node.expression ? literalsOf(node.expression) : [];
  }
  if (ts.isJsxAttribute(node) && readAttributes.test(node.name.getText()))
    return node.initializer && ts.isStringLiteral(node.initializer) ? [node.initializer] : [];
  return [];
}

/** Returns the numbers of the lines with a text in JSX or in an attribute that is read out. */
export function findTextsInMarkup(path: string, text: string): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    for (const literal of shownLiterals(node)) {
      // as: every node that is returned is a literal or a text
      const shown = (literal as ts.LiteralLikeNode).text;
      if (hasLetters(shown))
        lines.push(source.getLineAndCharacterOfPosition(literal.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** Whether all texts in it are internal: keys, names of modules, or messages of errors. */
const isForPrograms = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node);

const threeWords = /\p{L}{2,}(?: [\p{L}’]+){2}/u;

/** Returns the numbers of the lines with a literal of at least three words for readers. */
export function findSentences(path: string, text: string): number[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (node.parent && isForPrograms(node)) return;
    const literals = ts.isExpression(node) ? literalsOf(node) : [];
    // as: every node that is returned is a literal
    if (literals.some((literal) => threeWords.test((literal as ts.LiteralLikeNode).text)))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(lines)];
}

/** Tailwind classes that name the left or right side, after any variants such as `sm:`. */
const physicalClass =
  /(?<![\w-])-?(?:(?:scroll-)?[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))-[\w[(./%]|(?<![\w-])(?:text|float|clear|origin)-(?:left|right)(?![\w-])|(?<![\w-])(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=[\s'"`])|(?<![\w-])-?translate-x-/;

/** The same in a style of React. What scrolls or draws by coordinates names no property of CSS. */
const physicalStyle =
  /\b(?:margin|padding|border)(?:Left|Right)\w*\s*:|\btextAlign:\s*['"](?:left|right)|\bstyle=\{\{[^}]*\b(?:left|right)\s*:/;

const physicalProperty =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)|(?:transform-origin|(?:background|object|mask)-position)\s*:[^;]*\b(?:left|right)\b|\(to (?:left|right)\b|\btranslateX\(/;

/** Returns the numbers of the lines that name the left or right side instead of start or end. */
export const findPhysicalSides = (path: string, text: string): number[] =>
  text.split('\n').flatMap((line, index) => {
    const rules = path.endsWith('.css') ? [physicalProperty] : [physicalClass, physicalStyle];
    return rules.some((rule) => rule.test(line)) ? [index + 1] : [];
  });
