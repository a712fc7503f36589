import { expect, test } from 'vitest';
import { pagePaths } from '../../contract/site.ts';
import { routes } from './routes.tsx';

test('the server knows every page', () => {
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...pagePaths].toSorted());
});
