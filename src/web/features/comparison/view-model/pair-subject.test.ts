import { expect, test } from 'vitest';
import { compatibilityLevels } from '../../../../domain/scoring.ts';
import type { Comparison } from './comparison-reply.ts';
import { readPairSubject } from './pair-subject.ts';

const readLevel = (compatibilityLevel: Comparison['compatibilityLevel']) =>
  // as: the subject needs only these two fields
  readPairSubject({ compatibilityLevel, sharedActivities: [] } as unknown as Comparison);

test('the circles overlap more at a higher level', () => {
  expect(compatibilityLevels.map((level) => readLevel(level).overlap)).toEqual([
    0,
    1 / 3,
    2 / 3,
    1,
  ]);
});

test('the level starts with a capital and has its tone', () => {
  expect(readLevel('very compatible')).toMatchObject({ level: 'Very compatible', tone: 'good' });
});
