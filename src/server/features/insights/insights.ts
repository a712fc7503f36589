/**
 * AI summaries: once the visitor has agreed, the operator’s language model writes about the
 * profile.
 */

import type { Reply } from '../../../contract/endpoints.ts';
import { figuresVersion } from '../../../core/profile/figures.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Caller, Owner } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { loadProfile } from '../profile/profile.ts';
import { accessFor, findFinishedAttempt } from '../survey/survey.ts';
import { closingSentence, createInsightText } from './grammar/check-line.ts';
import { GenerationError, type LanguageModel } from './language-model.ts';
import { buildPrompt } from './prompt.ts';
import * as store from './store.ts';

export { createLanguageModel, type LanguageModelSettings } from './openai-client.ts';
export { findInsight } from './store.ts';

export interface InsightsDeps extends Pick<
  Services,
  'db' | 'now' | 'limits' | 'logError' | 'bankInUse' | 'model' | 'followers'
> {
  /** Null if the operator has configured no model. */
  readonly languageModel: LanguageModel | null;
}

/** Counts a request against account and network. Returns the UTC day of the count. */
async function spendQuota(
  { limits, now }: Pick<InsightsDeps, 'limits' | 'now'>,
  { userId }: Caller,
  client: string,
): Promise<string> {
  const spentDay = utcDay(now());
  await limits.spend('insight', userId);
  await limits.spend('insightOfClient', client);
  return spentDay;
}

type Event = Reply<'writeInsight'>;

interface Assignment {
  readonly owner: Owner;
  readonly attemptId: string;
  readonly modelVersion: string;
  readonly prompt: ReturnType<typeof buildPrompt>;
  readonly model: LanguageModel;
  readonly spentDay: string;
}

const maxTries = 2;

const unsuitable = (reason: string): GenerationError =>
  new GenerationError('unsuitable', `the text was not suitable: ${reason}`, true);

/**
 * Yields each sentence that passes the check, returns the whole text, and throws at the first that
 * fails.
 */
async function* generateText(
  { model, prompt }: Assignment,
  signal: AbortSignal,
): AsyncGenerator<Event, string> {
  const text = createInsightText(prompt.claims);
  for await (const line of model.streamLines(prompt, signal)) {
    const added = text.add(line);
    if ('refused' in added) throw unsuitable(`a sentence ${added.refused}`);
    yield { event: 'sentence', text: added.text };
  }
  const finished = text.finish();
  if ('refused' in finished) throw unsuitable(`it ${finished.refused}`);
  yield { event: 'sentence', text: closingSentence };
  return finished.text;
}

/** Returns the last event of the stream. */
async function storeText(
  { db, now }: InsightsDeps,
  { owner, attemptId, modelVersion, model }: Assignment,
  text: string,
): Promise<Event> {
  const insight = { text, model: model.name, writtenDay: utcDay(now()) };
  const isStored = await db.write((tx) =>
    store.upsertInsight(tx, owner, attemptId, { ...insight, modelVersion }),
  );
  // The attempt may have been deleted or replaced while the text was written.
  return isStored ? { event: 'written', insight } : { event: 'failed', reason: 'unavailable' };
}

const toGenerationError = (error: unknown): GenerationError =>
  error instanceof GenerationError
    ? error
    : new GenerationError('unavailable', 'unexpected', false);

async function* streamEvents(
  deps: InsightsDeps,
  caller: Caller,
  assignment: Assignment,
  signal: AbortSignal,
): AsyncGenerator<Event> {
  yield { event: 'begun' };
  for (let tries = 1; ; tries += 1) {
    try {
      signal.throwIfAborted();
      // Retries count too, because the operator pays for each call.
      if (!(await deps.limits.trySpend('insightOfSite', 'site'))) {
        // Today's count of the account is taken back, but not that of the network.
        if (tries === 1 && utcDay(deps.now()) === assignment.spentDay)
          await deps.limits.add('insight', caller.userId, -1);
        yield { event: 'failed', reason: 'site_limit' };
        return;
      }
      const text = yield* generateText(assignment, signal);
      signal.throwIfAborted(); // nothing is stored for a visitor who has left
      yield await storeText(deps, assignment, text);
      return;
    } catch (error) {
      if (signal.aborted) return; // the visitor has left, or the server is shutting down
      deps.logError(error, 'writing a text failed');
      const { reason, isRetryable } = toGenerationError(error);
      if (tries < maxTries && isRetryable) yield { event: 'again' };
      else {
        yield { event: 'failed', reason };
        return;
      }
    }
  }
}

/**
 * Refuses before the stream begins without language model, profile or quota. A later failure is an
 * event.
 */
export async function writeInsight(
  deps: InsightsDeps,
  caller: Caller,
  { client, signal }: { readonly client: string; readonly signal: AbortSignal },
): Promise<AsyncGenerator<Event>> {
  const { languageModel: model } = deps;
  const bank = deps.bankInUse();
  if (model === null) throw notFound('AI summaries are not enabled on this site.');
  const attempt = await deps.db.read((tx) =>
    findFinishedAttempt(tx, accessFor(deps.bankInUse(), caller)),
  );
  if (!attempt) throw conflict('There is no profile to write about yet. Finish the survey first.');
  const profile = await loadProfile(deps, caller, attempt, bank);
  const spentDay = await spendQuota(deps, caller, client);
  const prompt = buildPrompt(profile);
  const assignment = {
    owner: caller,
    attemptId: attempt.id,
    modelVersion: figuresVersion(bank, attempt),
    prompt,
    model,
    spentDay,
  };
  return streamEvents(deps, caller, assignment, signal);
}

export const discardInsight = ({ db }: InsightsDeps, caller: Caller): Promise<void> =>
  db.write((tx) => store.deleteInsights(tx, caller.userId));
