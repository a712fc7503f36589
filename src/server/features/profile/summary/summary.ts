/**
 * Writes the summary of a profile from its figures: what the person wants, what shades it, and in a
 * short clause how sure that is (product decisions E2, measurement §4.4).
 */

import type { Profile, ResponseQuality } from '../../../../psychometrics/index.ts';
import { readFacts } from './facts.ts';
import { writeOpening } from './opening.ts';
import { writeShading } from './shading.ts';

type Quality = Pick<ResponseQuality, 'flags' | 'notes'>;

/**
 * The wording must not accuse, because giving every question the same answer can be honest
 * (measurement §7).
 */
function writeQuality({ flags, notes }: Quality): string[] {
  if (flags.includes('longestRun'))
    return ['Many answers in a row are the same. Rushed? Retake it any time.'];
  if (flags.includes('personFit'))
    return ['Your answers make an unusual pattern, so hold all this a little loosely.'];
  if (notes.includes('lowContrast'))
    return ['Your answers lie close together, so there is little contrast to read.'];
  return [];
}

const writeBasis = ({ answered, provisional }: Profile): string =>
  `Based on ${answered} answers.${provisional ? ' Early version.' : ''}`;

const writeReading = (profile: Profile): string[] => {
  const facts = readFacts(profile);
  return [writeOpening(facts), ...writeShading(facts)];
};

export const summarise = (profile: Profile, quality: Quality): string =>
  [...writeReading(profile), ...writeQuality(quality), writeBasis(profile)].join(' ');

/**
 * Returns the part of the summary that may be shown to others, in one or more parts: what the
 * person wants, without figures, and without what is said of how the answers were given.
 */
export const summariseForOthers: (profile: Profile) => string[] = writeReading;
