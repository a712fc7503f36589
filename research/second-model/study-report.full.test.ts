/** The report of `spark study` finds what is planted, and claims nothing else (20 studies). */

import type { Profile } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { type Theme, themes } from '../../src/domain/themes.ts';
import { answerClaims, type Finding } from '../../src/server/commands/study/findings.ts';
import { readParticipants } from '../../src/server/commands/study/participants.ts';
import { agreement } from '../../src/server/commands/study/statistics.ts';
import { shipped } from '../study/people/worlds.ts';
import { planted, plantedStudy, simulateParticipants } from './planted-study.ts';

const biasedTheme = shipped.current.model.items.find(
  ({ id }) => id === planted.biasedQuestion,
)!.category;

const studies = Array.from({ length: 20 }, (_, seed) => {
  const people = readParticipants(shipped.current, simulateParticipants(`planted ${seed}`));
  return { people, findings: answerClaims(shipped.current.model, plantedStudy, people) };
});

const select = (isWanted: (claim: Finding['claim']) => boolean): Finding[] =>
  studies.flatMap(({ findings }) => findings.filter(({ claim }) => isWanted(claim)));

const holds =
  (value: number) =>
  (finding: Finding): boolean =>
    finding.interval !== null && finding.interval.low <= value && value <= finding.interval.high;

const share = <T>(list: readonly T[], is: (one: T) => boolean): number =>
  list.filter(is).length / list.length;

const isVerdict = (wanted: Finding['verdict']) => (finding: Finding) => finding.verdict === wanted;

const print = (what: string, value: number): number => {
  console.log(`${what}: ${value.toFixed(3)}`);
  return value;
};

describe('what is planted', () => {
  test('the validity of a scale lies in its interval, and passes', () => {
    const found = select(({ column }) => column === 'valid_scale');
    expect(print('validity covered', share(found, holds(planted.validity)))).toBeGreaterThanOrEqual(
      0.85,
    );
    expect(print('validity passes', share(found, isVerdict('pass')))).toBeGreaterThanOrEqual(0.85);
  });

  test('the agreement at retest of each theme lies in its interval', () => {
    const many = readParticipants(shipped.current, simulateParticipants('many', 2000));
    const scores = (theme: Theme, profiles: readonly Profile[]): number[] =>
      profiles.map((profile) => profile.scores[theme].value);
    const [first, later] = [
      many.map(({ profile }) => profile),
      many.map(({ retest }) => retest!.profile),
    ];
    const useful = themes.filter((theme) => theme !== planted.uselessTheme);
    const covered = useful.map((theme) => {
      const found = select((claim) => claim.kind === 'stability' && claim.theme === theme);
      const truth = print(theme, agreement(scores(theme, first!), scores(theme, later!)));
      expect(share(found, isVerdict('fail'))).toBe(0);
      return share(found, holds(truth));
    });
    const average = covered.reduce((sum, value) => sum + value, 0) / covered.length;
    expect(print('agreement at retest covered', average)).toBeGreaterThanOrEqual(0.85);
  }, 600_000);

  test('the biased question is named in every study, with its side', () => {
    const found = select(({ kind, column }) => kind === 'bias' && column === 'language');
    const named = share(
      found,
      ({ verdict, questions = [] }) =>
        verdict === 'fail' && questions.join() === `${planted.biasedQuestion} (en answers higher)`,
    );
    expect(print('biased question alone named', named)).toBe(1);
  });

  test('the useless theme fails at all that is asked of it', () => {
    const found = select(
      ({ kind, theme }) =>
        theme === planted.uselessTheme && ['omega', 'stability', 'word'].includes(kind),
    );
    expect(share(found, isVerdict('fail'))).toBe(1);
  });

  test('the themes of both are the only ones that do not fit', () => {
    const misfit = select(({ kind }) => kind === 'fit').filter(isVerdict('fail'));
    const wanted = [biasedTheme, planted.uselessTheme];
    expect(new Set(misfit.map(({ claim }) => claim.theme))).toEqual(new Set(wanted));
    expect(misfit.length).toBeGreaterThan(studies.length / 2);
  });

  test('the careless people are seen', () => {
    const seen = studies.map(
      ({ people }) =>
        people.slice(0, planted.careless).filter(({ isCareless }) => isCareless).length,
    );
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(planted.careless - 2);
    const careless = select(({ kind }) => kind === 'careless');
    expect(share(careless, isVerdict('pass'))).toBe(1);
  });
});

describe('what is not planted', () => {
  test('is never claimed', () => {
    const noise = select(({ kind, column }) => kind === 'convergent' && column === 'noise');
    const coin = select(({ kind, column }) => kind === 'knownGroup' && column === 'coin');
    expect(share([...noise, ...coin], isVerdict('pass'))).toBe(0);
    const twins = select(({ kind }) => kind === 'twins');
    expect(share(twins, isVerdict('fail'))).toBe(0);
    expect(print('twins covered', share(twins, holds(0)))).toBeGreaterThanOrEqual(0.85);
    const biased = select(({ kind, column }) => kind === 'bias' && column === 'coin');
    expect(share(biased, isVerdict('fail'))).toBe(0);
    expect(biased.flatMap(({ questions = [] }) => questions)).toEqual([]);
  });

  test('is told apart from what the bar excludes', () => {
    const unrelated = select(({ kind }) => kind === 'discriminant');
    expect(
      print('discriminant passes', share(unrelated, isVerdict('pass'))),
    ).toBeGreaterThanOrEqual(0.95);
    expect(print('discriminant covered', share(unrelated, holds(0)))).toBeGreaterThanOrEqual(0.85);
  });
});
