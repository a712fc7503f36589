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

test('says what could not be loaded, and offers to try again', () => {
  const shown = render({ isError: true, isFetching: false });
  expect(shown).toContain('Failed to load scale labels');
  expect(shown).toContain('Try Again</button>');
});

test('is quiet while it loads', () => {
  for (const state of [
    { isError: false, isFetching: true, isPending: true },
    { isError: true, isFetching: true },
  ]) {
    expect(render(state)).toContain('Loading...');
    expect(render(state)).not.toContain('button');
  }
  expect(render({ isError: false, isFetching: false })).not.toMatch(/Loading|Failed|button/);
});
