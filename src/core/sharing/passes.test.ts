/**
 * Nobody else can tell a pass. All that another person gets is derived from the record, the reading
 * part and the links, so these must be the same bytes whether a question was passed or the scores
 * are such for another reason: with the mark taken away, and with a low answer in its place that
 * leaves the rounded scores as they are.
 */

import { createHash } from 'node:crypto';
import { computeSharedReading, openItems, scoreForPair } from 'spark-psychometrics';
import { describe, expect, test } from 'vitest';
import { seededUniform } from '../../../packages/psychometrics/src/kernel/random.ts';
import { bank } from '../../../test/support/psychometrics/real-bank.ts';
import {
  randomPerson,
  simulateAnswers,
} from '../../../test/support/psychometrics/synthetic-bank.ts';
import { takeSurvey } from '../../../test/support/psychometrics/take-survey.ts';
import { isFull } from '../../../test/support/tiers.ts';
import { linkLevels } from '../../domain/links.ts';
import * as domainWords from '../../domain/words.ts';
import { describeComparison } from '../comparison/comparison.ts';
import * as comparisonWords from '../comparison/words.ts';
import { deriveFigures, readFigures } from '../profile/figures.ts';
import * as profileWords from '../profile/words.ts';
import { type Attempt, modelAnswers, startAttempt } from '../survey/attempt.ts';
import { findThinThemes } from '../survey/thin-themes.ts';
import { deriveLinkRecord, describeLink, describeThemes } from './link.ts';
import { decodeRecord, derivePublicRecord, encodeRecord } from './record.ts';

/** A thousand pairs take minutes. */
const patience = { timeout: 900_000 };

const { model, layout } = bank.current;
const uniform = seededUniform('passes');
const nothing: ReadonlySet<string> = new Set();
const texts = new Map(bank.texts.map(({ id, text }) => [id, text]));
const words = { names: domainWords, sentences: profileWords };
const hash = (content: string) => createHash('sha256').update(content).digest();

const drawAnswers = (n: number) =>
  takeSurvey(model, simulateAnswers(model, randomPerson(uniform), uniform), `pass ${n}`);

function toAttempt(digits: readonly (number | string | null)[]): Attempt {
  const options = { targetCount: 15, adaptive: true, synthetic: false };
  const begun = startAttempt(layout, 'own', options);
  return { ...begun, state: 'FINISHED', answers: digits.map((digit) => digit ?? 0).join('') };
}

function toRecord(attempt: Attempt): Uint8Array {
  const profile = readFigures(deriveFigures(bank.current, attempt));
  return encodeRecord(
    derivePublicRecord(bank.current, {
      attempt,
      profile,
      compareDetail: 'all',
      showsLine: true,
      limits: nothing,
      hash,
    }),
  );
}

const toPart = (attempt: Attempt) => {
  const answers = modelAnswers(attempt);
  const open = openItems({ bank: model, answers, ticks: nothing, limits: nothing });
  return {
    bank: model,
    posterior: scoreForPair(model, answers),
    open: new Set(open.map((index) => model.items[index]!.id)),
  };
};

/** Returns every reply about the person that the other one, or a reader, can get. */
function tellOthers(person: Attempt, other: Attempt): string {
  const record = toRecord(person);
  const theirs = decodeRecord(record);
  const mine = decodeRecord(toRecord(other));
  const profile = readFigures(deriveFigures(bank.current, person));
  const told = { profile, thin: findThinThemes(bank.current, person) };
  return JSON.stringify([
    record,
    describeThemes(theirs.figures.themes, domainWords),
    describeComparison(
      {
        mine: { bank: model, answers: modelAnswers(other), figures: mine.figures, limits: nothing },
        theirs: { bank: model, figures: theirs.figures, items: theirs.items },
        compareDetail: theirs.compareDetail,
        withholding: { reason: null, until: null },
      },
      texts,
      comparisonWords,
    ),
    computeSharedReading(toPart(other), toPart(person)),
    linkLevels.map((level) =>
      describeLink(
        bank,
        deriveLinkRecord({ level, itemIds: [] }, told, '2026-01-01'),
        texts,
        words,
      ),
    ),
  ]);
}

describe('what others get', () => {
  test('depends on a pass through the scores alone', patience, () => {
    for (let n = 0; n < (isFull ? 1000 : 40); n++) {
      const given = drawAnswers(n);
      const share = uniform();
      const isPassed = given.map((answer) => answer !== null && uniform() < share);
      const passed = toAttempt(given.map((answer, i) => (isPassed[i] ? '8' : answer)));
      const unmarked = toAttempt(given.map((answer, i) => (isPassed[i] ? null : answer)));
      const other = toAttempt(drawAnswers(n + 0.5));
      expect(tellOthers(passed, other)).toBe(tellOthers(unmarked, other));
    }
  });

  test('has the very bytes of a low answer for every third pass', patience, () => {
    const people = isFull ? 1000 : 40;
    let alike = 0;
    for (let n = 0; n < people; n++) {
      const given = drawAnswers(n);
      const asked = given.flatMap((answer, i) => (answer === null ? [] : [i]));
      const at = asked[Math.floor(uniform() * asked.length)]!;
      const withDigit = (digit: string | number) =>
        toRecord(toAttempt(given.map((answer, i) => (i === at ? digit : answer)))).join();
      const passed = withDigit('8');
      if ([1, 2, 3, 4].some((low) => withDigit(low) === passed)) alike += 1;
    }
    expect(alike / people).toBeGreaterThan(1 / 3);
  });
});
