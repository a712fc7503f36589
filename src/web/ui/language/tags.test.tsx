import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { renderTags } from './tags.ts';

const html = (node: React.ReactNode) => renderToStaticMarkup(<>{node}</>);

describe('a text with tags', () => {
  test('renders each tag where it stands', () => {
    const nodes = renderTags('Read <a>how</a> and <b>why</b>.', {
      a: <em />,
      b: <strong />,
    });
    expect(html(nodes)).toBe('Read <em>how</em> and <strong>why</strong>.');
  });

  test('may use a tag twice', () => {
    const nodes = renderTags('<b>one</b> or <b>two</b>', { b: <b /> });
    expect(html(nodes)).toBe('<b>one</b> or <b>two</b>');
  });

  test('renders tags in tags', () => {
    const nodes = renderTags('<a>see <b>this</b></a>', {
      a: <em />,
      b: <b />,
    });
    expect(html(nodes)).toBe('<em>see <b>this</b></em>');
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
