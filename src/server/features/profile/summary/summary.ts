/**
 * Writes the summary of a profile by rules, without a language model. It states the claims, the
 * quality of the answers and the number of answers (product decisions E2).
 */

import type { Profile, ResponseQuality } from '../../../../psychometrics/index.ts';
import { deriveClaims } from './claims.ts';
import { describeClaims } from './describe-claims.ts';

type Quality = Pick<ResponseQuality, 'flags' | 'notes'>;

/**
 * The wording must not accuse, because giving every question the same answer can be honest
 * (measurement §7).
 */
function describeQuality({ flags, notes }: Quality): string[] {
  if (flags.includes('longestRun'))
    return [
      'Many answers in a row are the same; if you were in a hurry, a second time will tell you more.',
    ];
  if (flags.includes('personFit'))
    return [
      'Your answers follow an unusual pattern, so take these figures with more care than their margins say.',
    ];
  if (notes.includes('lowContrast'))
    return ['Your answers lie close together, which leaves this profile with little contrast.'];
  return [];
}

function describeBasis({ answered, provisional }: Profile): string {
  const parameters = provisional ? ' and on question parameters that are still provisional' : '';
  return `This rests on ${answered} answers${parameters}.`;
}

export const summarise = (profile: Profile, quality: Quality): string =>
  [
    ...describeClaims(deriveClaims(profile)),
    ...describeQuality(quality),
    describeBasis(profile),
  ].join(' ');
