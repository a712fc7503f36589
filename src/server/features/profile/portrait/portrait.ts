/**
 * What the first screen of a profile says: a line of up to three interests and up to five claims,
 * as facts with a certainty each (measurement §4.6). The browser has the words.
 */

import type { Portrait } from '../../../../contract/schemas/parts/portrait.ts';
import type { Profile } from '../../../../psychometrics/index.ts';
import { readFacts } from '../summary/facts.ts';
import { claimBoundary, claimFacet, claimSide, claimStanding, claimSurprise } from './claims.ts';
import { findMood, findTraits } from './line.ts';

export function drawPortrait(profile: Profile): Portrait {
  const facts = readFacts(profile);
  const traits = findTraits(profile, facts);
  return {
    traits,
    mood: findMood(facts, traits),
    claims: [
      ...claimSide(profile, facts, traits),
      ...claimStanding(profile, facts, traits),
      ...claimSurprise(profile, facts, traits),
      ...claimFacet(facts),
      ...claimBoundary(facts),
    ],
  };
}
