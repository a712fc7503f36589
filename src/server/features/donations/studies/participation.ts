/** Taking part in a study on this site, and leaving it. */

import type { Input, Reply } from '../../../../contract/endpoints.ts';
import type { Locale } from '../../../../domain/locales.ts';
import type { Services } from '../../../platform/app-services.ts';
import { utcDay, utcWeek } from '../../../platform/clock.ts';
import { hashLinkToken } from '../../../platform/crypto/link-token.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller, Owner } from '../../../platform/http/handlers.ts';
import { missedLookUpCost } from '../../../platform/rate-limit/rate-limit.ts';
import { conflict, notFound } from '../../../platform/refusal.ts';
import { getUserIn, openDetails, updateDetails, type UserRow } from '../../accounts/accounts.ts';
import { forgetDeletion } from '../../accounts/ledger/ledger.ts';
import { lockCaller } from '../../accounts/sessions/sessions.ts';
import { accessFor, type EarlierAttempt, findFinishedAttempt } from '../../survey/survey.ts';
import { askedTwice, currentStudy, type JoinedStudy, noStudy } from '../consents.ts';
import { type CopyRow, donationLedgerName, donationTag } from '../copy-content.ts';
import { findCopy } from '../copy-store.ts';
import { type DonationServices, readEarlier, renewCopy, withdrawCopy } from '../update-copies.ts';
import { encodeAnswers, exportAnswers } from './study-questions.ts';
import {
  countCopies,
  findStudyByToken,
  hasEnded,
  parseContent,
  type StudyContent,
  type StudyRow,
} from './study-store.ts';
import { findWaves, type Waves } from './waves.ts';

type OwnStudy = Reply<'ownStudy'>;
type State = Reply<'openStudy'>['state'];

/** A closed study is still found, to say so. */
const findByToken = (tx: Tx, token: string) => findStudyByToken(tx, hashLinkToken(token));

const unknownStudy = () => notFound('There is no study at this address.');
const endedStudy = () => conflict('This study has ended. Thank you for your interest.');

const mapTexts = <T>(
  { texts }: StudyContent,
  pick: (texts: NonNullable<StudyContent['texts'][Locale]>) => T,
): Partial<Record<Locale, T>> =>
  Object.fromEntries(Object.entries(texts).map(([locale, given]) => [locale, pick(given)]));

function describeStudy(study: StudyRow) {
  const content = parseContent(study);
  const { title, responsible, ethics, details, retest, questions } = content;
  const texts = mapTexts(content, ({ sheet, consent }) => ({ sheet, consent }));
  return {
    studyId: study.id,
    title,
    responsible,
    ethics,
    lastDay: study.last_day,
    details,
    retestDays: retest?.days ?? null,
    hasQuestions: questions.length > 0,
    texts,
  };
}

/** Counts copies, not people under way: whoever has begun may finish. */
async function findState(tx: Tx, study: StudyRow, now: number): Promise<State> {
  if (hasEnded(study, now)) return 'ended';
  return (await countCopies(tx, study.id)) < parseContent(study).quota ? 'open' : 'full';
}

/** A miss counts more towards the rate limit than a hit, so that no token can be guessed. */
export async function openStudy(
  { db, limits, now }: Pick<Services, 'db' | 'limits' | 'now'>,
  client: string,
  token: string,
): Promise<Reply<'openStudy'>> {
  await limits.spend('lookUp', client);
  const found = await db.read(async (tx) => {
    const study = await findByToken(tx, token);
    return study && { ...describeStudy(study), state: await findState(tx, study, now()) };
  });
  if (found) return found;
  await limits.add('lookUp', client, missedLookUpCost - 1);
  throw unknownStudy();
}

async function presentStudy(
  deps: DonationServices,
  tx: Tx,
  user: UserRow,
  owner: Owner,
): Promise<OwnStudy> {
  const details = openDetails(user, owner.dataKey);
  const joined = await currentStudy(deps, tx, owner, details);
  if (!joined) return { study: null };
  const copied = await findCopied(deps, tx, owner, joined);
  const hasFinished = user.survey_completed === 1;
  const isAsked = hasFinished && isOpen(deps, joined) && details.studyAnswers === null;
  return {
    study: {
      ...describePart(joined, copied !== null),
      hasCopy: copied !== null,
      isOpen: isOpen(deps, joined),
      questions: isAsked ? [...parseContent(joined.study).questions] : [],
      retest: copied && describeRetest(deps, joined, copied),
    },
  };
}

interface Copied {
  readonly copy: CopyRow;
  /** Null if the answers are gone from the account. */
  readonly waves: Waves<EarlierAttempt> | null;
}

/** Returns the copy with what is in it, or null without one. */
async function findCopied(
  deps: Pick<Services, 'bankInUse' | 'logError'>,
  tx: Tx,
  owner: Owner,
  joined: JoinedStudy,
): Promise<Copied | null> {
  const copy = await findCopy(tx, donationTag(owner.dataKey, joined.study.id));
  if (!copy) return null;
  const present = await findFinishedAttempt(tx, accessFor(deps.bankInUse(), owner));
  const earlier = await readEarlier(deps, tx, owner);
  const attempts = [...earlier, ...(present ? [present] : [])].filter(
    ({ startedDay }) => utcWeek(Date.parse(startedDay)) <= copy.week,
  );
  const inTime = attempts.filter(({ startedDay }) => startedDay <= joined.study.last_day);
  // The day on which a study is closed is after its last one, but copies of that day stay.
  const copied = inTime.length > 0 ? inTime : attempts.slice(0, 1);
  return { copy, waves: copied.length > 0 ? findWaves(copied, askedTwice(joined)) : null };
}

function describeRetest(
  deps: Pick<Services, 'now'>,
  joined: JoinedStudy,
  { waves }: Copied,
): NonNullable<OwnStudy['study']>['retest'] {
  if (!waves || waves.secondFrom === null) return null;
  const { second, secondFrom: fromDay } = waves;
  const isGiven = second !== null;
  const isDue = !isGiven && isOpen(deps, joined) && utcDay(deps.now()) >= fromDay;
  const code = parseContent(joined.study).retest?.completionCode ?? null;
  return { fromDay, isDue, isGiven, completionCode: isGiven ? code : null };
}

const isOpen = ({ now }: Pick<Services, 'now'>, { study }: JoinedStudy): boolean =>
  !hasEnded(study, now());

/** Only people with a copy see how the study ends. */
function describePart({ study, joinedDay }: JoinedStudy, hasCopy: boolean) {
  const content = parseContent(study);
  return {
    ...describeStudy(study),
    joinedDay,
    debrief: hasCopy ? mapTexts(content, ({ debrief }) => debrief) : null,
    completionCode: hasCopy ? content.completionCode : null,
  };
}

export const ownStudy = (deps: DonationServices, caller: Caller): Promise<OwnStudy> =>
  deps.db.read(async (tx) => presentStudy(deps, tx, await getUserIn(tx, caller.userId), caller));

/** Stores the consent, and a copy if the survey is finished already. */
export const joinStudy = (
  deps: DonationServices,
  caller: Caller,
  token: string,
): Promise<OwnStudy> =>
  deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    const details = openDetails(user, caller.dataKey);
    const joined = await currentStudy(deps, tx, caller, details);
    const study = await findByToken(tx, token);
    if (!study) throw unknownStudy();
    if (joined?.study.id === study.id) return presentStudy(deps, tx, user, caller);
    if (joined)
      throw conflict('You take part in another study. Leave it first, or use another account.');
    const state = await findState(tx, study, deps.now());
    if (state === 'ended') throw endedStudy();
    if (state === 'full') throw conflict('This study has all the people it needs. Thank you.');
    const changes = { ...noStudy, study: study.id, studyDay: utcDay(deps.now()) };
    const changed = await updateDetails(tx, user, caller.dataKey, changes);
    const name = donationLedgerName(donationTag(caller.dataKey, study.id));
    await forgetDeletion(tx, deps, name);
    await renewCopy(deps, tx, caller, study.id);
    return presentStudy(deps, tx, changed, caller);
  });

/** Stores the answers in place of earlier ones, and a copy if the survey is finished already. */
export const answerStudy = (
  deps: DonationServices,
  caller: Caller,
  { answers }: Input<'answerStudy'>['body'],
): Promise<OwnStudy> =>
  deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    const joined = await currentStudy(deps, tx, caller, openDetails(user, caller.dataKey));
    if (!joined) throw notFound('You take part in no study.');
    if (hasEnded(joined.study, deps.now())) throw endedStudy();
    const studyAnswers = encodeAnswers(parseContent(joined.study), answers);
    const changed = await updateDetails(tx, user, caller.dataKey, { studyAnswers });
    await renewCopy(deps, tx, caller, joined.study.id);
    return presentStudy(deps, tx, changed, caller);
  });

/** Takes the consent back, forgets the answers to the study, and deletes the copy for good. */
export async function leaveStudy(deps: DonationServices, caller: Caller): Promise<OwnStudy> {
  await deps.db.write(async (tx) => {
    const user = await lockCaller(tx, caller);
    const { study } = openDetails(user, caller.dataKey);
    if (study === null) return;
    await withdrawCopy(deps, tx, caller, study);
    await updateDetails(tx, user, caller.dataKey, noStudy);
  });
  await deps.db.checkpoint().catch(() => {}); // the hourly one follows
  return { study: null };
}

/** Returns the part in a study for the export. The copy itself cannot be opened. */
export const exportStudy = (
  deps: DonationServices,
  caller: Caller,
): Promise<Reply<'exportData'>['study']> =>
  deps.db.read(async (tx) => {
    const details = openDetails(await getUserIn(tx, caller.userId), caller.dataKey);
    const joined = await currentStudy(deps, tx, caller, details);
    if (!joined) return null;
    const { details: hasDetails } = parseContent(joined.study);
    const copied = await findCopied(deps, tx, caller, joined);
    return {
      ...describePart(joined, copied !== null),
      answers: exportAnswers(parseContent(joined.study), details.studyAnswers),
      copy: copied?.waves
        ? {
            attemptId: copied.waves.first.id,
            secondAttemptId: copied.waves.second?.id ?? null,
            edition: copied.copy.edition,
            week: copied.copy.week,
            ageRange: hasDetails ? details.ageRange : null,
            gender: hasDetails ? details.gender : null,
            languages: [...copied.waves.first.languages],
          }
        : null,
    };
  });
