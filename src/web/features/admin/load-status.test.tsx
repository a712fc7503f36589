import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LoadStatus } from './load-status.tsx';
import * as words from './words.ts';

const render = (state: { isError: boolean; isFetching: boolean; isPending?: boolean }) =>
  renderToStaticMarkup(
    <LoadStatus
      loaded={{ isPending: false, refetch: () => new Promise(() => {}), ...state }}
      failureText={words.failedToLoadScaleLabels}
      message={null}
    />,
  );

test('names the failed part and offers a retry', () => {
  const shown = render({ isError: true, isFetching: false });
  expect(shown).toContain('Failed to load scale labels');
  expect(shown).toContain('Try Again</button>');
});

test('offers no second try while it loads', () => {
  const first = render({ isError: false, isFetching: true, isPending: true });
  const second = render({ isError: true, isFetching: true });
  for (const shown of [first, second]) expect(shown).toContain('Loading...');
  expect(first).not.toContain('button');
  expect(second).toContain('aria-disabled="true"');
  expect(render({ isError: false, isFetching: false })).not.toMatch(/Loading|Failed|button/);
});
