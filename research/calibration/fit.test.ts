import { expect, test } from 'vitest';
import { createBank } from '../../packages/psychometrics/src/bank/bank.ts';
import { seededUniform } from '../../packages/psychometrics/src/kernel/random.ts';
import { readRealItems } from '../../test/support/psychometrics/real-items.ts';
import { randomPerson, simulateAnswers } from '../../test/support/psychometrics/synthetic-bank.ts';
import { calibrationItem, responseTable } from './answers.ts';
import { estimateParameters, fitItemParameters } from './fit.ts';

const bank = createBank(readRealItems());
const uniform = seededUniform('few people');
const people = Array.from({ length: 30 }, () =>
  simulateAnswers(bank, randomPerson(uniform), uniform),
);
const data = {
  items: bank.items.map((_, i) => calibrationItem(bank, i)),
  responses: responseTable(people, bank.items.length),
};
const options = { seed: 'two', schedule: { warmUp: 3, tail: 4, information: 3 } };

test('the same seed repeats an estimate, another one changes it', () => {
  const estimate = (seed: string) => estimateParameters(data, { ...options, seed });
  expect(estimate('two')).toEqual(estimate('two'));
  expect(estimate('three')).not.toEqual(estimate('two'));
});

test('a fit says that there are too few people', () => {
  expect(fitItemParameters(data, options)).toEqual({
    converged: false,
    reason: 'too_few_people',
    fit: null,
  });
});
