/**
 * The visitor's result as one HTML file, made on the device. It holds the printed page with its
 * styles, and needs neither a network nor this site.
 */

import type { OwnAnswer } from '../own-answers/own-answers.ts';
import * as words from './words.ts';

/** Even an altered file fetches nothing and runs nothing. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Two pages on paper, in two columns. */
const paper = `@page { margin: 8mm }
@media print {
  html { font-size: 10px }
  #main { display: block; columns: 2; column-gap: 4rem; max-width: none; padding: 0 }
  #main section { padding-block: 1rem 0; margin: 0 }
  h2, h3 { break-after: avoid }
  li, table, svg { break-inside: avoid }
}`;

/** Returns the styles of the page without its fonts and other files. */
const listStyles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText.replaceAll(/url\((?!["']?(?:data:|#))[^)]*\)/g, 'none'))
    .join('\n');

/** Opens folded parts, and removes controls that only work on the site. */
function copyPrinted(page: Element): Element {
  const copy = page.cloneNode(true) as Element; // as: the same kind of node
  const all = (selector: string) => copy.querySelectorAll(selector);
  for (const unseen of all('.print\\:hidden, dialog, script, noscript, nav, input, output'))
    unseen.remove();
  for (const folded of all('.print\\:block')) folded.classList.remove('hidden');
  for (const details of all('details')) details.setAttribute('open', '');
  // Headings and claims that open something remain as plain text.
  for (const text of all('[aria-expanded], a')) {
    const span = document.createElement('span');
    span.className = text.className;
    span.append(...text.childNodes);
    text.replaceWith(span);
  }
  for (const button of all('button')) button.remove();
  return copy;
}

function listAnswers(answers: readonly OwnAnswer[]): string {
  const list = document.createElement('section');
  const heading = document.createElement('h2');
  heading.textContent = words.fileAnswers;
  const items = document.createElement('ul');
  for (const { question, value, label } of answers) {
    if (value === null) continue; // marked as a limit, and not asked
    const item = document.createElement('li');
    item.textContent = words.fileAnswer(question, String(value), label ?? '');
    items.append(item);
  }
  list.append(heading, items);
  return list.outerHTML;
}

/** Returns the file. Answers are left out if they are null. */
export function writeResultFile(answers: readonly OwnAnswer[] | null): string {
  const { lang, dir, className, dataset } = document.documentElement;
  const page = copyPrinted(document.querySelector('#main')!);
  return `<!doctype html>
<html lang="${lang}" dir="${dir}" class="${className}" data-theme="${dataset['theme'] ?? 'light'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.fileTitle}</title>
<style>${listStyles()}\n${paper}</style>
</head>
<body class="${document.body.className}"><div id="root">${page.outerHTML}${answers ? listAnswers(answers) : ''}</div></body>
</html>
`;
}
