import { beforeEach, describe, expect, test } from 'vitest';
import { storage } from './storage.ts';
import { createStoredStore } from './stored-store.ts';

const initial = { name: 'nobody', count: 0 };
const create = () => createStoredStore('stored', initial);
beforeEach(() => storage.removeItem('stored'));

describe('a stored store', () => {
  test('goes on where it was left', () => {
    const store = create();
    store.setState({ count: 3 });
    store.setState(({ count }) => ({ count: count + 1 }));
    expect(create().getState()).toEqual({ name: 'nobody', count: 4 });
  });

  test('reads on demand what another tab has stored', () => {
    const [store, other] = [create(), create()];
    other.setState({ name: 'somebody' });
    expect(store.getState()).toEqual(initial);
    store.reload();
    expect(store.getState()).toEqual({ name: 'somebody', count: 0 });
  });

  test.each(['{', 'null', '{}', '{"state":null}'])('begins anew with %s', (stored) => {
    storage.setItem('stored', stored);
    expect(create().getState()).toEqual(initial);
  });

  test('has fields that are newer than what is stored', () => {
    storage.setItem('stored', '{"state":{"name":"somebody"},"version":0}');
    expect(create().getState()).toEqual({ name: 'somebody', count: 0 });
  });
});
