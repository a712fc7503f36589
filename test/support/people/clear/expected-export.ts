/** What the data export of the old version contained, computed from the answers in clear. */

import { responseQuality } from '../../../../src/psychometrics/index.ts';
import { readFigures } from '../../../../src/server/features/profile/figures/figures.ts';
import { presentProfile } from '../../../../src/server/features/profile/present.ts';
import { findEdition, shownOrder } from '../../../../src/server/features/survey/survey.ts';
import { bank } from '../../server/test-app.ts';
import { type ClearAccount, type ClearAttempt, figuresOf } from './clear-account.ts';

const texts = new Map(bank.texts.map(({ id, text }) => [id, text]));

function expectedProfile(attempt: ClearAttempt, { insight }: ClearAccount) {
  const edition = findEdition(bank, attempt.edition);
  const answers = edition.model.items.map(({ id }) => attempt.answers.get(id) ?? null);
  const isCurrent = insight?.modelVersion === bank.version;
  return presentProfile({
    profile: readFigures(figuresOf(attempt)),
    quality: responseQuality(edition.model, answers, shownOrder(edition, attempt.id)),
    version: bank.version,
    insight: isCurrent
      ? { text: insight.text, model: insight.writer, writtenDay: insight.writtenDay }
      : null,
  });
}

function expectedAttempt(attempt: ClearAttempt, account: ClearAccount) {
  const { layout } = findEdition(bank, attempt.edition);
  const isFinished = attempt.state === 'FINISHED';
  const { insight } = account;
  return {
    attemptId: attempt.id,
    state: attempt.state,
    startedDay: attempt.startedDay,
    edition: attempt.edition,
    targetCount: attempt.targetCount,
    adaptive: attempt.adaptive,
    synthetic: attempt.synthetic,
    setBItems: attempt.setB,
    roundItems: [],
    answers: [...layout.positions.keys()]
      .filter((itemId) => attempt.answers.has(itemId))
      .map((itemId) => ({
        itemId,
        question: texts.get(itemId),
        value: attempt.answers.get(itemId),
      })),
    profile: isFinished ? expectedProfile(attempt, account) : null,
    figures: isFinished ? { modelVersion: bank.version, numbers: figuresOf(attempt) } : null,
    insight:
      isFinished && insight
        ? {
            modelVersion: insight.modelVersion,
            text: insight.text,
            model: insight.writer,
            writtenDay: insight.writtenDay,
          }
        : null,
  };
}

/** The export of an account, apart from what signing in adds: sessions and the month of use. */
export const expectedExport = (account: ClearAccount) => ({
  account: {
    id: account.id,
    shareCode: account.shareCode,
    surveyCompleted: account.attempts.at(-1)?.state === 'FINISHED',
    hasEmail: false,
    emailVerified: false,
    ageRange: account.ageRange,
    gender: account.gender,
    createdAt: '2026-01-02',
    hasPassword: false,
    consent: account.consent,
    pendingEmailExpiresAt: null,
    retakes: account.retakes,
  },
  hardLimits: account.limits.map((itemId) => ({ itemId, question: texts.get(itemId) })),
  attempts: account.attempts.map((attempt) => expectedAttempt(attempt, account)),
});
