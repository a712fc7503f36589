/** The answer of the participants to each claim, with its 95 % interval. */

import type { Bank } from 'spark-psychometrics';
import { toSevenPoint } from '../../../core/profile/interest.ts';
import { z95 } from '../../../domain/scoring.ts';
import { type PolarityTheme, polarityThemes, type Theme } from '../../../domain/themes.ts';
import { findBias } from './bias.ts';
import { type Claim, type ClaimKind, judge, listClaims, type Verdict } from './claims.ts';
import { computeResiduals, fitInterval, type Residuals, twinInterval } from './fit.ts';
import { omegaInterval } from './omega.ts';
import type { Participant } from './participants.ts';
import {
  agreement,
  correlation,
  correlationInterval,
  differenceInterval,
  type Interval,
  mean,
  shareInterval,
  variance,
} from './statistics.ts';
import type { Study } from './study.ts';

export interface Finding {
  readonly claim: Claim;
  readonly interval: Interval | null;
  readonly verdict: Verdict;
  /** The questions that a claim about bias found. */
  readonly questions?: readonly string[];
}

interface Data {
  readonly bank: Bank;
  readonly everybody: readonly Participant[];
  /** Without those whose answers look careless. */
  readonly people: readonly Participant[];
  readonly residuals: Residuals;
}

const figures = (people: readonly Participant[], theme: Theme): number[] =>
  people.map(({ profile }) => profile.scores[theme].value);

/** The share of the variance of a figure that is not its own error. */
function reliability(people: readonly Participant[], theme: Theme): number {
  const spread = variance(figures(people, theme));
  return spread / (spread + mean(people.map(({ profile }) => profile.scores[theme].se ** 2)));
}

function retestPairs(people: readonly Participant[], theme: Theme): [number[], number[]] {
  const pairs = people.flatMap(({ profile, retest }) =>
    retest ? [[profile.scores[theme].value, retest.profile.scores[theme].value] as const] : [],
  );
  return [pairs.map(([first]) => first), pairs.map(([, second]) => second)];
}

function stability({ people }: Data, theme: Theme): Interval | null {
  const [first, second] = retestPairs(people, theme);
  if (first.length < 4) return null;
  return correlationInterval(agreement(first, second), first.length);
}

/** With quadratic weights, kappa is the ICC of the ranks of the words (Fleiss & Cohen 1973). */
function wordAgreement({ people }: Data, theme: Theme): Interval | null {
  const [first, second] = retestPairs(people, theme).map((values) => values.map(wordRank));
  if (first!.length < 4) return null;
  return correlationInterval(agreement(first!, second!), first!.length);
}

/** The place of the word in their order: words change at halves of the scale from 1 to 7. */
const wordRank = (score: number): number => Math.max(1, Math.round(toSevenPoint(score)));

/**
 * People whose polarity was beyond its margin in some theme: the average share of their sides that
 * the second answers, scored alone, confirm.
 */
function sides({ people }: Data): Interval | null {
  const shares = people.flatMap(({ profile, retest }) => {
    const told = polarityThemes.filter(
      (theme) => Math.abs(profile.polarities[theme].value) > z95 * profile.polarities[theme].se,
    );
    if (!retest || told.length === 0) return [];
    const isConfirmed = (theme: PolarityTheme): boolean =>
      profile.polarities[theme].value * retest.profile.polarities[theme].value > 0;
    return [told.filter(isConfirmed).length / told.length];
  });
  if (shares.length === 0) return null;
  return shareInterval(
    shares.reduce((sum, share) => sum + share, 0),
    shares.length,
  );
}

function validity({ people }: Data, { theme, column }: Claim): Interval | null {
  const known = people.filter(({ others }) => isNumber(others[column!]));
  if (known.length < 4) return null;
  const scale = known.map(({ others }) => Number(others[column!]));
  const r = correlation(figures(known, theme!), scale);
  return correlationInterval(r, known.length, Math.sqrt(reliability(known, theme!)));
}

const isNumber = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && Number.isFinite(Number(text));

function knownGroup({ people }: Data, { theme, column, value }: Claim): Interval | null {
  const known = people.filter(({ others }) => (others[column!] ?? '') !== '');
  const [group, rest] = [true, false].map((isIn) =>
    figures(
      known.filter(({ others }) => (others[column!] === value) === isIn),
      theme!,
    ),
  );
  return group!.length < 2 || rest!.length < 2 ? null : differenceInterval(group!, rest!);
}

const estimates: Readonly<
  Record<Exclude<ClaimKind, 'bias'>, (data: Data, claim: Claim) => Interval | null>
> = {
  careless: ({ everybody }) =>
    everybody.length === 0
      ? null
      : shareInterval(everybody.filter(({ isCareless }) => isCareless).length, everybody.length),
  omega: ({ bank, people }, { theme }) => omegaInterval(bank, people, theme!),
  fit: ({ bank, residuals }, { theme }) => fitInterval(bank, residuals, theme!),
  twins: ({ bank, residuals }) => twinInterval(bank, residuals),
  stability: (data, { theme }) => stability(data, theme!),
  word: (data, { theme }) => wordAgreement(data, theme!),
  side: sides,
  convergent: validity,
  discriminant: validity,
  knownGroup,
};

export function answerClaims(
  bank: Bank,
  study: Study,
  everybody: readonly Participant[],
): Finding[] {
  const people = everybody.filter(({ isCareless }) => !isCareless);
  const data = { bank, everybody, people, residuals: computeResiduals(bank, people) };
  return listClaims(study).map((claim) => {
    if (claim.kind === 'bias') {
      const { worst, questions } = findBias(bank, people, claim.column!);
      return { claim, interval: worst, verdict: judge('bias', worst), questions };
    }
    const interval = estimates[claim.kind](data, claim);
    return { claim, interval, verdict: judge(claim.kind, interval) };
  });
}
