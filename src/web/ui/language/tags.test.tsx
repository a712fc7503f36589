import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderTags } from './tags.ts';

const html = (node: React.ReactNode) => renderToStaticMarkup(<>{node}</>);

const elements = { a: <em />, b: <strong /> };

describe('a text with tags', () => {
  test.each([
    [
      'each tag where it stands',
      'Read <a>how</a> and <b>why</b>.',
      'Read <em>how</em> and <strong>why</strong>.',
    ],
    ['a tag twice', '<b>one</b> or <b>two</b>', '<strong>one</strong> or <strong>two</strong>'],
    ['tags in tags', '<a>see <b>this</b></a>', '<em>see <strong>this</strong></em>'],
  ])('renders %s', (_, text: string, expected) => {
    expect(html(renderTags(text, elements))).toBe(expected);
  });

  test('keeps other angle brackets', () => {
    expect(html(renderTags('1 < 2', {}))).toBe('1 &lt; 2');
  });

  test('must know every tag', () => {
    const text: string = 'Read <a>how</a>.';
    expect(() => renderTags(text, {})).toThrow('no element for the tag a');
  });
});

describe('the compiler', () => {
  test('refuses a missing and an unknown tag', () => {
    // @ts-expect-error -- the tag a is missing
    expect(() => renderTags('Read <a>how</a>.', {})).toThrow();
    // @ts-expect-error -- the text has no tag b
    renderTags('Read <a>how</a>.', { a: <em />, b: <b /> });
  });
});
