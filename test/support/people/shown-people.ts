/** The people whose pages are read and measured one by one. */

import { drawnTo, type Person, personas } from '../psychometrics/sample-people.ts';

/** Somebody who imagines much and has done little. */
const curious: Person = ({ facet, rarity }) => Math.max(2, (facet === 'F' ? 7 : 4) - (rarity - 1));

/** Somebody who takes the survey because a partner has asked. */
const partner: Person = ({ category, rarity }) =>
  category === 'SENS' || category === 'ROLE' ? 5 : Math.max(2, 5 - rarity);

/** Somebody who follows, and likes to win a chase. */
const contradictory: Person = (item) => {
  if (item.category === 'DS') return item.pole === '-' ? 7 : 2;
  if (item.category === 'PRIMAL') return item.pole === '+' ? 7 : 1;
  return item.category === 'SENS' ? 6 : Math.max(1, 4 - item.rarity);
};

export const shownPeople: Readonly<Record<string, Person>> = {
  'everything 1': personas['all 1']!,
  'everything 7': personas['all 7']!,
  'everything 4': personas['all 4']!,
  soft: personas['vanilla']!,
  dominant: personas['leader']!,
  submissive: personas['follower']!,
  curious,
  partner,
  asexual: personas['very reserved']!,
  poly: drawnTo({ ENM: 7, SENS: 6, EXVOY: 5 }, 3),
  careless: personas['random']!,
  contradictory,
};
