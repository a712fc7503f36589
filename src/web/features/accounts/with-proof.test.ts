import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api/error.ts';
import { ActionDeclined } from '../../platform/api/use-action.ts';
import { parseSecret } from './use-proof-dialog.ts';
import { createWithProof } from './with-proof.ts';

const refused = () => new ApiError('Forbidden', 403, { code: 'proof_required' });
const failed = () => new ApiError('Unavailable', 503, { code: 'unavailable' });

/** Sets up an action that the server refuses until the visitor proves their identity. */
function openWorld({
  loginCode = null as string | null,
  isCodeRight = true,
  givesProof = true,
} = {}) {
  let isProven = false;
  let departures = 0;
  const prove = vi.fn(async () => {
    if (!isCodeRight) throw refused();
    isProven = true;
  });
  const ask = vi.fn(async () => (isProven = givesProof));
  const run = vi.fn(async () => {
    if (!isProven) throw refused();
    return 'done';
  });
  return {
    prove,
    ask,
    run,
    leave: () => (departures += 1),
    withProof: createWithProof({
      loginCode: () => loginCode,
      prove,
      ask,
      departures: () => departures,
    }),
  };
}

describe('an action that needs a proof', () => {
  test('gets the stored login code without a question', async () => {
    const { withProof, run, prove, ask } = openWorld({ loginCode: 'the code' });
    expect(await withProof(run)).toBe('done');
    expect(prove).toHaveBeenCalledExactlyOnceWith('the code');
    expect(ask).not.toHaveBeenCalled();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['no code is stored', { loginCode: null }],
    ['the stored code is wrong', { loginCode: 'a former one', isCodeRight: false }],
  ])('asks if %s', async (_, options) => {
    const { withProof, run, ask } = openWorld(options);
    expect(await withProof(run)).toBe('done');
    expect(ask).toHaveBeenCalledOnce();
  });

  test('is dropped if the visitor gives none', async () => {
    const { withProof, run } = openWorld({ givesProof: false });
    await expect(withProof(run)).rejects.toBeInstanceOf(ActionDeclined);
    expect(run).toHaveBeenCalledOnce();
  });
});

test('an action whose page was left before the reply asks nobody', async () => {
  const { withProof, ask, leave } = openWorld();
  const refuseLater = async () => {
    leave();
    throw refused();
  };
  await expect(withProof(refuseLater)).rejects.toBeInstanceOf(ActionDeclined);
  expect(ask).not.toHaveBeenCalled();
});

test('an action that fails otherwise is not repeated', async () => {
  const { withProof, ask } = openWorld();
  const run = vi.fn(() => Promise.reject(failed()));
  await expect(withProof(run)).rejects.toMatchObject({ status: 503 });
  expect(run).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

test('a failure while proving is reported', async () => {
  const { withProof, run, prove } = openWorld({ loginCode: 'the code' });
  prove.mockRejectedValue(failed());
  await expect(withProof(run)).rejects.toMatchObject({ status: 503 });
});

test('what looks like a login code is sent as one', () => {
  const loginCode = '0000-0000-0000-0000-0000-0000';
  expect(parseSecret(loginCode)).toEqual({ loginCode });
  expect(parseSecret('four words of mine')).toEqual({ password: 'four words of mine' });
});
