/**
 * The summary text, by rules from the figures and their uncertainty (decisions E2): it leads with what is certain,
 * names a tendency only where its interval leaves out zero, and says that the parameters are provisional.
 */
import { type DimensionKey, type PolarityKey, polarityKeys } from '../../contract/dimensions.ts';
import type { Profile } from '../../psychometrics/index.ts';

/** How a dimension is named inside a sentence. */
const topics: Readonly<Record<DimensionKey, string>> = {
  DS: 'power between two people',
  SM: 'giving and receiving intense sensation',
  BOND: 'being bound and binding',
  EXVOY: 'watching and being watched',
  FET: 'particular materials, clothing and objects',
  HUMIL: 'consensual humiliation play',
  PRIMAL: 'instinctive, physical play',
  ROLE: 'caring and being cared for',
  ENM: 'openness beyond one partner',
  SENS: 'sensory and soft play',
};

const leanings: Readonly<Record<PolarityKey, { readonly positive: string; readonly negative: string; readonly both: string }>> = {
  DS: { positive: 'leading', negative: 'following', both: 'leading and following alike' },
  SM: { positive: 'giving sensation', negative: 'receiving sensation', both: 'giving and receiving sensation alike' },
  EXVOY: { positive: 'being seen', negative: 'watching', both: 'being seen and watching alike' },
  HUMIL: { positive: 'the teasing side of humiliation play', negative: 'the receiving side of humiliation play', both: 'both sides of humiliation play' },
  PRIMAL: { positive: 'the hunter’s side', negative: 'the side of the one pursued', both: 'hunting and being pursued alike' },
  ROLE: { positive: 'taking care of a partner', negative: 'being looked after', both: 'giving and receiving care alike' },
};

/** Half-width of a 95 % interval, in standard errors. */
const z95 = 1.96;
/** Below this score (0-100) a theme counts as of little interest: a small polarity there says nothing of a switch. */
const littleInterest = 20;
const clearInterest = 50;

function join(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function interests(profile: Profile): string {
  const ranked = (Object.keys(topics) as DimensionKey[]).sort((a, b) => profile.scores[b].value - profile.scores[a].value); // as: the keys of a literal object
  const certain = ranked.filter((key) => profile.scores[key].value - z95 * profile.scores[key].se > clearInterest).slice(0, 3);
  if (certain.length > 0) return `You are drawn most to ${join(certain.map((key) => topics[key]))}.`;
  const [first] = ranked;
  if (!first || ranked.every((key) => profile.scores[key].value + z95 * profile.scores[key].se < clearInterest)) {
    return 'None of the ten dimensions draws you strongly; your answers keep a clear distance from most of what was asked.';
  }
  return `No dimension stands out beyond its margin; the strongest may be ${topics[first]}.`;
}

function tendencies(profile: Profile): string[] {
  const lean = (key: PolarityKey): boolean => Math.abs(profile.polarities[key].value) > z95 * profile.polarities[key].se;
  const alive = polarityKeys.filter((key) => profile.scores[key].value >= littleInterest);
  const leaning = alive.filter(lean).sort((a, b) => Math.abs(profile.polarities[b].value) - Math.abs(profile.polarities[a].value));
  const even = alive.filter((key) => !lean(key) && profile.scores[key].value - z95 * profile.scores[key].se > clearInterest);
  return [
    ...(leaning.length > 0 ? [`You lean toward ${join(leaning.slice(0, 3).map((key) => leanings[key][profile.polarities[key].value > 0 ? 'positive' : 'negative']))}.`] : []),
    ...(even.length > 0 ? [`You enjoy ${join(even.slice(0, 2).map((key) => leanings[key].both))}.`] : []),
  ];
}

function fantasyAndActivity(profile: Profile): string[] {
  const beyond = (sign: 1 | -1): string[] =>
    (Object.keys(topics) as DimensionKey[]) // as: the keys of a literal object
      .filter((key) => sign * profile.dimensions[key].gap.value > z95 * profile.dimensions[key].gap.se)
      .map((key) => topics[key]);
  const [ahead, behind] = [beyond(1), beyond(-1)];
  return [
    ...(ahead.length > 0 ? [`In ${join(ahead.slice(0, 2))}, imagination runs ahead of what you would do.`] : []),
    ...(behind.length > 0 ? [`In ${join(behind.slice(0, 2))}, doing appeals to you more than imagining.`] : []),
  ];
}

export function summarise(profile: Profile): string {
  const basis = `This rests on ${profile.answered} answers${profile.provisional ? ', with question parameters that are still provisional' : ''}.`;
  return [interests(profile), ...tendencies(profile), ...fantasyAndActivity(profile), basis].join(' ');
}
