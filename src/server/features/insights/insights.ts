/** A text written from the scores by a service that the operator chose, once the visitor agreed (decisions E2). */

import type { Reply } from '../../../contract/endpoints.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { notFound } from '../../platform/refusal/refusal.ts';
import { dayOf } from '../accounts/accounts.ts';
import { figuresToWriteFrom, keepInsight, type ProfileDeps } from '../profile/profile.ts';
import { promptOf } from './prompt.ts';
import { type Service, ServiceProblem } from './service.ts';
import { closing, openText } from './text.ts';

export interface InsightsDeps extends ProfileDeps {
  /** None where the operator named none. */
  readonly service: Service | null;
}

type Event = Reply<'writeInsight'>;

const tries = 2;

const unsuitable = (why: string): ServiceProblem =>
  new ServiceProblem('unsuitable', `the text was not suitable: ${why}`, true);

/** One try. Each sentence leaves once it has passed, for itself and after those before it; the first that does not ends the try. */
async function* attempt(
  service: Service,
  { claims, system, user }: ReturnType<typeof promptOf>,
  signal: AbortSignal,
): AsyncGenerator<Event, string> {
  const text = openText(claims);
  for await (const line of service.lines({ system, user }, signal)) {
    const added = text.add(line);
    if ('refused' in added) throw unsuitable(`a sentence ${added.refused}`);
    yield { event: 'sentence', text: added.text };
  }
  const whole = text.end();
  if ('refused' in whole) throw unsuitable(`it ${whole.refused}`);
  yield { event: 'sentence', text: closing };
  return whole.text;
}

/** Whether the site may ask once more today; each try counts, since each costs the operator. */
async function spendForSite({ db, limits }: InsightsDeps): Promise<boolean> {
  const meter = await limits.today();
  return db.write((tx) => meter.fits(tx, 'insightOfSite', 'site'));
}

/** Where the site's limit is reached nothing is asked, and none of the visitor's five is spent; on the next day they are five again anyway. What a client asks stays counted, which bounds the asking. */
async function giveBack(
  { limits, now }: InsightsDeps,
  { userId }: Caller,
  spentDay: string,
): Promise<void> {
  if (dayOf(now()) === spentDay) await limits.add('insight', userId, -1);
}

/**
 * Answers 404 where there is no service, 409 without a profile, 429 past the limits of account and client; after that a
 * failure is an event. What is kept is kept before 'written' is told, and not for somebody who has gone.
 */
export async function writeInsight(
  deps: InsightsDeps,
  caller: Caller,
  { client, signal }: { readonly client: string; readonly signal: AbortSignal },
): Promise<AsyncGenerator<Event>> {
  const { service } = deps;
  if (service === null) throw notFound('Nobody writes texts on this site.');
  const { attemptId, profile } = await figuresToWriteFrom(deps, caller);
  const spentDay = dayOf(deps.now());
  await deps.limits.spend('insight', caller.userId);
  await deps.limits.spend('insightOfClient', client);
  const prompt = promptOf(profile);

  async function* events(writer: Service): AsyncGenerator<Event> {
    yield { event: 'begun' };
    for (let tried = 1; ; tried++) {
      try {
        signal.throwIfAborted();
        if (!(await spendForSite(deps))) {
          if (tried === 1) await giveBack(deps, caller, spentDay);
          yield { event: 'failed', reason: 'site_limit' };
          return;
        }
        const text = yield* attempt(writer, prompt, signal);
        signal.throwIfAborted();
        const insight = { text, model: writer.model, writtenDay: dayOf(deps.now()) };
        if (await keepInsight(deps, attemptId, insight)) yield { event: 'written', insight };
        else yield { event: 'failed', reason: 'unavailable' }; // the profile was deleted or taken again meanwhile
        return;
      } catch (error) {
        if (signal.aborted) return; // nobody listens any more, or the server ends
        deps.logError(error, 'writing a text failed');
        const problem =
          error instanceof ServiceProblem
            ? error
            : new ServiceProblem('unavailable', 'unexpected', false);
        if (tried < tries && problem.mayPass) yield { event: 'again' };
        else {
          yield { event: 'failed', reason: problem.reason };
          return;
        }
      }
    }
  }
  return events(service);
}
