/** Screens take their texts from `words.ts`, and their layout serves both writing directions. */

import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read, repository } from '../repository-files.ts';
import { findJoinedTexts } from './joined-texts.ts';
import { findPhysicalSides, findSentences, findTextsInMarkup } from './screen-rules.ts';

type Rule = (path: string, text: string) => number[];

const check = (files: readonly string[], rule: Rule): string[] =>
  files.flatMap((path) => rule(path, read(path)).map((line) => `${path}:${line}`));

const isTest = (path: string) => path.includes('.test.');
const screens = globSync('src/web/**/*.tsx', { cwd: repository }).filter((path) => !isTest(path));
const styled = [...screens, ...globSync('src/web/**/*.{css,ts}', { cwd: repository })].filter(
  (path) => !isTest(path) && !path.endsWith('words.ts'),
);

const modules = globSync('src/web/**/*.ts', { cwd: repository }).filter(
  (path) => !isTest(path) && !path.endsWith('words.ts'),
);

/** The titles of works are not translated. */
const exempt = /^src\/web\/features\/methodology\/citations\.ts$/;

describe('a text of a screen', () => {
  test('stands in words.ts', () => {
    const files = screens.filter((path) => !exempt.test(path));
    expect(check(files, findTextsInMarkup)).toEqual([]);
    expect(files.length).toBeGreaterThan(90);
  });

  test('stands in words.ts, not in hooks or view models', () => {
    expect(
      check(
        modules.filter((path) => !exempt.test(path)),
        findSentences,
      ),
    ).toEqual([]);
    expect(modules.length).toBeGreaterThan(90);
  });

  test.each([
    ["const text = 'Please try again.';", [1]],
    ['const text = `${count} of your answers`;', [1]],
    ["throw new Error('The store is gone.');", []],
    ["const levels = { 'very much so': 1 };", []],
    ["const selector = '.sample input';", []],
  ])('outside markup: %s', (code, lines) => {
    expect(findSentences('a.ts', code)).toEqual(lines);
  });

  test.each([
    ['in an element', '<p>Your answers</p>'],
    ['after a value', '<p>{count} answers</p>'],
    ['in braces', "<p>{'Your answers'}</p>"],
    ['in a condition', "<p>{isDone ? words.done : 'Wait'}</p>"],
    ['after a condition', "<p>{isDone && 'Done'}</p>"],
    ['in a template', '<p>{`${count} answers`}</p>'],
    ['in a label', '<p aria-label="Answers" />'],
    ['in a label with a value', '<p aria-label={`Answers: ${count}`} />'],
    ['in the text of a picture', '<img alt="A chart" />'],
  ])('%s is reported', (_, markup) => {
    expect(findTextsInMarkup('a.tsx', `\nconst part = ${markup};`)).toEqual([2]);
  });

  test.each([
    '<p className="flex">{words.answers(count)}</p>',
    '<p>{count} / {total} · {value} %</p>',
    '<input type="text" aria-current={isHere ? \'step\' : undefined} />',
    '<p className={`mt-4 ${color}`} id="answers" />',
  ])('%s has none', (markup) => {
    expect(findTextsInMarkup('a.tsx', `const part = ${markup};`)).toEqual([]);
  });
});

describe('two texts in a line', () => {
  test('have a space between them for screen readers', () => {
    expect(check(screens, findJoinedTexts)).toEqual([]);
  });

  test.each([
    ['<p className="flex gap-2">', '<span>{side}</span>', '<b>{mark}</b>'],
    ['<p>', '{title}', '{isClose && <span>{close}</span>}'],
    ['<p>', '<span>{side}</span>', '<CertaintyMark certainty={certainty} />'],
    ['<li>', '<b>{value}</b>', '{label}'],
    ['<>', '{isTop ? <b>{top}</b> : null}', '<i>{name}</i>'],
  ])('are found in %s %s %s', (...lines) => {
    const end = lines[0].replace(/<(\w*).*/, '</$1>');
    expect(findJoinedTexts('a.tsx', [...lines, end].join('\n'))).toEqual([3]);
  });

  test.each([
    ['<p>', "<span>{side}</span>{' '}", '<b>{mark}</b>'],
    ['<p>', '<span>{value}</span>', '<span> ± {margin}</span>'],
    ['<p>', '{name}', '<span aria-hidden="true">{code}</span>'],
    ['<p>', '{name}', '<span className="mt-1 block">{day}</span>'],
    ['<p>', '{label}', '<Pause sign=":" />'],
    ['<div>', '<p>{side}</p>', '<p>{mark}</p>'],
    ['<div>', '<span>{name}</span>', '<Button>{remove}</Button>'],
  ])('are apart in %s %s %s', (...lines) => {
    const end = lines[0].replace(/<(\w*).*/, '</$1>');
    expect(findJoinedTexts('a.tsx', [...lines, end].join('\n'))).toEqual([]);
  });
});

test('words.ts exports constants and functions, which have translations', () => {
  const files = globSync('src/web/**/words.ts', { cwd: repository });
  const others = files.flatMap((path) =>
    (read(path).match(/^export .*$/gm) ?? [])
      .filter((line) => !/^export (?:const|function) \w/.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(others).toEqual([]);
  expect(files.length).toBeGreaterThan(20);
});

describe('a layout', () => {
  test('names start and end, not left and right', () => {
    expect(check(styled, findPhysicalSides)).toEqual([]);
    expect(styled.length).toBeGreaterThan(300);
  });

  const physical = 'ml-4 sm:-mr-2 pl-[3px] left-0 text-left border-l rounded-tl-lg translate-x-2';
  test.each(physical.split(' '))('with the class %s is reported', (name) => {
    expect(findPhysicalSides('a.tsx', `<p className="flex ${name}" />`)).toEqual([1]);
  });

  test.each([
    'margin-left: 1px',
    'right: 0',
    'text-align: left',
    'border-left-color: red',
    'transform-origin: left top',
    'background: linear-gradient(to right, red, blue)',
  ])('with the style %s is reported', (style) => {
    expect(findPhysicalSides('a.css', `a {\n  ${style};\n}`)).toEqual([2]);
  });

  test.each(['left: 0', 'width: 1, right: 0', 'marginLeft: 2', "textAlign: 'right'"])(
    'with the property %s is reported',
    (style) => {
      expect(findPhysicalSides('a.tsx', `<p style={{ ${style} }} />`)).toEqual([1]);
    },
  );

  test.each(['ms-4', 'pe-[3px]', 'start-0', 'text-end', 'border-s', 'rounded-full', 'mt-1'])(
    'with the class %s is accepted',
    (name) => {
      expect(findPhysicalSides('a.tsx', `<p className="flex ${name}" />`)).toEqual([]);
    },
  );
});
