import { describe, expect, test } from 'vitest';
import { describeChange } from './audit-log.tsx';

const entry = { id: 1, at: '2026-11-23T09:00:00.000Z', keyName: 'anna' };

describe('an entry of the audit log', () => {
  test('names the sets of a switch by their days', () => {
    const change = { target: 'parameter set', field: 'in use' };
    expect(
      describeChange({
        ...entry,
        ...change,
        before: 'starting values',
        after: '2026-11-22-1a2b3c4d',
      }),
    ).toEqual({
      what: 'Scoring · set in use',
      before: 'Starting values',
      after: 'Set of November 22, 2026 (1a2b3c4d)',
    });
  });

  test('quotes an edit as it was typed', () => {
    const edit = { target: 'A48', field: 'text', before: 'starting values', after: 'After.' };
    expect(describeChange({ ...entry, ...edit })).toEqual({
      what: 'A48 · text',
      before: 'starting values',
      after: 'After.',
    });
  });
});
