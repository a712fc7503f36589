/** Lets pairs of people answer twice in one world, and counts what the product tells them. */

import {
  type Answers,
  type Bank,
  compareProfiles,
  computeChange,
  computeProfile,
  type Profile,
} from 'spark-psychometrics';
import { takeSurvey } from '../people/forms.ts';
import { drawMatch, generator, type Random } from '../people/population.ts';
import { getWorld, studySeed } from '../people/worlds.ts';
import { indices } from '../question.ts';
import {
  compareByRecords,
  type Comparison,
  namedLevels,
  type PairTruth,
  tellPair,
  tellVerdict,
  toCompared,
  type Verdict,
  viewVerdict,
} from './pair-sentences.ts';
import { answerAll, onAnotherDay, referenceOf, trueDomains, truePairPercent } from './people.ts';
import { tellProfile } from './profile-sentences.ts';
import { count, type Tally, type Told } from './told.ts';
import { drawOf, type Person, moodyWay, repeatedWays, type WayName } from './ways.ts';

export interface SentencesTask {
  readonly way: WayName;
  /** Whether the complementary traits of a pair correlate .8. */
  readonly isMatched: boolean;
  readonly chunk: number;
  readonly pairs: number;
}

export interface SentencesChunk extends Omit<SentencesTask, 'chunk'> {
  readonly tally: Tally;
}

const worldCount = 8;

/** Strangers compare by their share codes; pairs that match also have a shared reading. */
export function simulateSentences({ chunk, ...task }: SentencesTask): SentencesChunk {
  const { way, isMatched, pairs } = task;
  const index = chunk % worldCount;
  const { truth: items, provisional: bank } = getWorld(index);
  const seed = `${studySeed}/sentences ${way} ${isMatched ? 'matched ' : ''}${chunk}`;
  const random = generator(seed);
  const reference = referenceOf(way, index);
  const tally: Tally = {};
  for (const n of indices(pairs)) {
    const people = drawPair(task, random);
    const survey = (side: 0 | 1, day: number): Surveyed => {
      const complete = answerAll(items, onAnotherDay(people[side], random), random);
      const answers = takeSurvey(bank, complete, { seed: `${seed} ${n} ${side} ${day}` });
      return { bank, answers, profile: computeProfile(bank, answers) };
    };
    const onDay = (day: number): Day => [survey(0, day), survey(1, day)];
    const [first, second] = [onDay(1), repeatedWays.has(way) ? onDay(2) : null];
    if (second && !isMatched)
      count(
        tally,
        first.map((earlier, side) => tellChange(earlier, second[side]!)),
      );
    if (way === moodyWay) continue;
    const domains = people.map((person) => trueDomains(items, person));
    const [mine, theirs] = [domains[0]!, domains[1]!];
    const truth = { mine, theirs, percent: truePairPercent(reference, mine, theirs) };
    if (isMatched) {
      const verdicts = [first, second].flatMap((day) => (day ? [readTogether(day)] : []));
      count(tally, nameReading(tellVerdicts(verdicts, truth)));
    } else {
      people.forEach(({ latent }, side) => {
        const own = { domains: domains[side]!, latent, reference };
        count(tally, tellProfile(first[side]!.profile, own));
      });
    }
    const comparison = compare(first);
    count(tally, tellPair(comparison, truth));
    const days = second ? [comparison, compare(second)] : [comparison];
    count(tally, tellVerdicts(days.map(viewVerdict), truth));
  }
  return { ...task, tally };
}

interface Surveyed {
  readonly bank: Bank;
  readonly answers: Answers;
  readonly profile: Profile;
}

type Day = readonly [mine: Surveyed, theirs: Surveyed];

function drawPair({ way, isMatched }: Pick<SentencesTask, 'way' | 'isMatched'>, random: Random) {
  const [first, second] = [drawOf(way, random), drawOf(way, random)];
  const latent = isMatched ? drawMatch(random, first.latent) : second.latent;
  return [first, { ...second, latent }] as const satisfies readonly Person[];
}

/** Nobody has changed between the two days. */
function tellChange(earlier: Surveyed, later: Surveyed): Told {
  const change = computeChange(earlier, later, later.bank);
  const isTrue = !change.traits.some(({ isTold }) => isTold);
  return { kind: 'changed by more than from day to day', word: 'not told', isTrue };
}

const compare = ([mine, theirs]: Day): Comparison =>
  compareByRecords(toCompared(mine), toCompared(theirs));

const readTogether = ([mine, theirs]: Day) => compareProfiles(mine, theirs);

const nameReading = (sentences: readonly Told[]): Told[] =>
  sentences.map(({ kind, ...told }) => ({ ...told, kind: `shared reading: ${kind}` }));

/** What the first verdict on a pair says, and what another one has in common with it. */
function tellVerdicts([once, again]: readonly Verdict[], truth: PairTruth): Told[] {
  if (!once) return [];
  const told = tellVerdict(once, truth);
  if (!again) return told;
  const later = namedLevels(again);
  return [
    ...told,
    { kind: 'the word alone, again', word: 'the same', isTrue: once.level === again.level },
    {
      kind: 'the words, again',
      word: 'one in common',
      isTrue: namedLevels(once).some((level) => later.includes(level)),
    },
  ];
}
