import { expect, test } from 'vitest';
import { inventLink } from '../../../../../test/support/browser/invented/invented-links.ts';
import { showLinks } from './use-links.ts';

const link = inventLink(1);

test.each([
  ['no link yet', true, [], { phase: 'shown', links: [], canMake: true }],
  ['no profile yet', false, [], { phase: 'no-profile' }],
  ['a retake', false, [link], { phase: 'shown', links: [link], canMake: false }],
] as const)('%s', (_, surveyCompleted, links, phase) => {
  expect(showLinks({ links: [...links] }, { surveyCompleted })).toEqual(phase);
});
