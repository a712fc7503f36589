import { expect, test } from 'vitest';
import { parseSheet } from './sheet-view.ts';

test('a sheet has headings, lists and paragraphs', () => {
  expect(parseSheet('# What it is\n\nOne\ntwo.\n\n- three\n- four\n\n\n')).toEqual([
    { kind: 'heading', text: 'What it is' },
    { kind: 'paragraph', text: 'One\ntwo.' },
    { kind: 'list', items: ['three', 'four'] },
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '[press](javascript:alert(1))',
  '![](https://tracker.example/pixel.png)',
  '**bold** `code` <img src=x onerror=alert(1)>',
  '&lt;b&gt;',
])('%s stays text', (text) => {
  expect(parseSheet(text)).toEqual([{ kind: 'paragraph', text }]);
});
