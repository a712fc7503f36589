/** Whatever a person can take back, and whether it still answers. */

import { confirmAddress, type Mailbox } from '../mailbox.ts';
import { newAddress, password, registerUser } from '../server/make-email-user.ts';
import {
  makeFinishedUser,
  makeUser,
  markLimit,
  retake,
  seededAnswers,
  signInAgain,
  type TestUser,
} from '../server/make-user.ts';
import { keepPasskey, usePasskey } from '../server/passkey.ts';
import type { TestApp } from '../server/test-app.ts';
import { countCopies, donate } from './make-donations.ts';
import { listHighItems, makeChosenLink, makeLink, openLink, readInterests } from './make-links.ts';
import { comparePair, keen, makeOpenUser, mirrored, waitUntilNamed } from './make-pairs.ts';
import {
  confirm,
  end,
  eraseAgreement,
  meet,
  readPairRow,
  readResult,
  reveal,
  sendMarks,
} from './make-readings.ts';
import { countStudyCopies, insertTestStudy, join } from './make-studies.ts';

/** Something that a person can take back. */
export interface Revocable {
  revoke(): Promise<unknown>;
  /** Whether it still answers, on the site of the person or on a restored one. */
  answers(site: TestApp): Promise<boolean>;
}

const isServed = (reply: Promise<unknown>): Promise<boolean> =>
  reply.then(
    () => true,
    () => false,
  );

interface Site {
  readonly spark: TestApp;
  readonly mailbox: Mailbox;
}

const signIn = (site: TestApp, loginCode: string, secret?: string): Promise<boolean> =>
  isServed(
    site.call('login', { body: { loginCode, ...(secret !== undefined && { password: secret }) } }),
  );

async function makeAccount({ spark }: Site): Promise<Revocable> {
  const { token, loginCode } = await makeUser(spark);
  return {
    revoke: () => spark.call('deleteData', { token }),
    answers: (site) => signIn(site, loginCode),
  };
}

const makeShareCode = async (
  { spark }: Site,
  call: 'renewShareCode' | 'switchSharingOff',
): Promise<Revocable> => {
  const { token, shareCode } = await makeFinishedUser(spark, seededAnswers(1));
  return {
    revoke: () => spark.call(call, { token }),
    answers: (site) => isServed(site.call('publicProfile', { params: { shareCode } })),
  };
};

async function makeShownLine({ spark }: Site): Promise<Revocable> {
  const { token, shareCode } = await makeFinishedUser(spark, keen('line'));
  const show = (showsLine: boolean) =>
    spark.call('updateOptionalInfo', { token, body: { showsLine } });
  await show(true);
  return {
    revoke: () => show(false),
    answers: (site) =>
      site.call('publicProfile', { params: { shareCode } }).then(
        ({ line }) => line !== undefined,
        () => false,
      ),
  };
}

async function makeShownAnswer({ spark }: Site): Promise<Revocable> {
  const user = await makeFinishedUser(spark, keen('answer'));
  const show = async (site: TestApp) =>
    JSON.stringify(await site.call('publicProfile', { params: { shareCode: user.shareCode } }));
  const before = await show(spark);
  return {
    revoke: () => passAnyAnswer(spark, user),
    answers: async (site) => (await show(site).catch(() => '')) === before,
  };
}

async function makeLoginCode({ spark }: Site): Promise<Revocable> {
  const { token, loginCode } = await makeUser(spark);
  return {
    revoke: () => spark.call('rotateLoginCode', { token }),
    answers: (site) => signIn(site, loginCode),
  };
}

async function makeSecret(
  { spark, mailbox }: Site,
  revoke: (user: { readonly token: string }) => Promise<unknown>,
): Promise<Revocable> {
  const user = await registerUser(spark, mailbox);
  return { revoke: () => revoke(user), answers: (site) => signIn(site, user.email, password) };
}

async function makePasskeyOf({ spark }: Site): Promise<Revocable> {
  const user = await makeUser(spark);
  const { token } = user;
  const passkey = await keepPasskey(spark, user);
  const { credentialId } = passkey;
  return {
    revoke: () => spark.call('removePasskey', { token, body: { credentialId } }),
    answers: async (site) =>
      isServed(site.call('signInByPasskey', { body: await usePasskey(site, user, passkey) })),
  };
}

async function makeEndedLink(
  { spark }: Site,
  call: 'deleteLink' | 'changeLink',
): Promise<Revocable> {
  const { token } = await makeFinishedUser(spark, seededAnswers(1));
  const link = await makeLink(spark, { token });
  const body = { linkId: link.linkId, days: 0 } as const;
  return {
    revoke: () =>
      call === 'deleteLink'
        ? spark.call(call, { token, body: { linkId: body.linkId } })
        : spark.call(call, { token, body }),
    answers: (site) => isServed(openLink(site, link)),
  };
}

async function makeNamedInterest({ spark }: Site): Promise<Revocable> {
  const owner = await makeFinishedUser(spark, keen('link'));
  const link = await makeChosenLink(spark, owner, 3);
  const [itemId = ''] = link.itemIds;
  return {
    revoke: () => markLimit(spark, owner, itemId),
    answers: (site) =>
      readInterests(site, link).then(
        (interests) => interests.length === 3,
        () => false,
      ),
  };
}

/** `revoke` is given the person and a question that a comparison with them names. */
async function makeComparedInterest(
  { spark }: Site,
  revoke: (other: TestUser, itemId: string) => Promise<unknown>,
): Promise<Revocable> {
  const me = await makeOpenUser(spark, keen('compared'));
  const other = await makeOpenUser(spark, mirrored(keen('compared')));
  waitUntilNamed(spark);
  const listNamed = async (site: TestApp): Promise<string[]> =>
    (await comparePair(site, await signInAgain(site, me), other)).sharedActivities.flatMap(
      ({ questionText, complementaryQuestionText }) => [questionText, complementaryQuestionText],
    );
  const named = await listNamed(spark);
  const { answers } = await spark.call('listAnswers', other);
  const item = answers.find(({ question }) => named.includes(question));
  return {
    revoke: () => revoke(other, item?.itemId ?? ''),
    answers: (site) =>
      listNamed(site).then(
        (now) => now.includes(item?.question ?? ''),
        () => false,
      ),
  };
}

async function makeReading(
  { spark }: Site,
  revoke: (person: TestUser, pairId: string) => Promise<unknown>,
  answers: (site: TestApp, person: TestUser, pairId: string) => Promise<boolean>,
): Promise<Revocable> {
  const ada = await makeFinishedUser(spark, keen('kept'));
  const ben = await makeFinishedUser(spark, mirrored(keen('kept')));
  const pairId = await reveal(spark, ada, ben);
  for (const person of [ada, ben]) await sendMarks(spark, person, pairId);
  return {
    revoke: () => revoke(ada, pairId),
    answers: async (site) => answers(site, await signInAgain(site, ben), pairId).catch(() => false),
  };
}

const showsResult = async (site: TestApp, person: TestUser, pairId: string) =>
  (await readResult(site, person, pairId)) !== null;

/** A yes that waits for the other person, until its owner passes a question. */
async function makeWaitingYes({ spark }: Site): Promise<Revocable> {
  const ada = await makeFinishedUser(spark, keen('yes'));
  const ben = await makeFinishedUser(spark, mirrored(keen('yes')));
  const pairId = await meet(spark, ada, ben);
  await confirm(spark, ada, pairId);
  return {
    revoke: () => passAnyAnswer(spark, ada),
    answers: async (site) => isServed(confirm(site, await signInAgain(site, ben), pairId)),
  };
}

const findHighItem = async (spark: TestApp, person: TestUser): Promise<string> =>
  (await listHighItems(spark, person))[0] ?? '';

const passAnyAnswer = async (spark: TestApp, person: TestUser): Promise<unknown> => {
  const body = { itemId: await findHighItem(spark, person), value: null };
  return spark.call('reviseAnswer', { token: person.token, body });
};

const markAnyLimit = async (spark: TestApp, person: TestUser): Promise<unknown> =>
  markLimit(spark, person, await findHighItem(spark, person));

async function makeDonation({ spark }: Site): Promise<Revocable> {
  const user = await makeFinishedUser(spark, seededAnswers(1));
  await donate(spark, user);
  return {
    revoke: () => donate(spark, user, 'none'),
    answers: async (site) => (await countCopies(site)).waiting > 0,
  };
}

async function makeParticipation({ spark }: Site): Promise<Revocable> {
  const user = await makeFinishedUser(spark, seededAnswers(1));
  await join(spark, user, await insertTestStudy(spark));
  const isParticipant = async (site: TestApp) =>
    (await site.call('ownStudy', await signInAgain(site, user))).study !== null;
  return {
    revoke: () => spark.call('leaveStudy', user),
    answers: async (site) => (await isParticipant(site)) || (await countStudyCopies(site)) > 0,
  };
}

async function makeEarlierResults({ spark }: Site): Promise<Revocable> {
  const user = await makeFinishedUser(spark, seededAnswers(1));
  await retake(spark, user);
  return {
    revoke: () => spark.call('forgetHistory', user),
    answers: (site) => hasEarlier(site, user),
  };
}

const hasEarlier = ({ db }: TestApp, { id }: TestUser): Promise<boolean> =>
  db.read(
    async (tx) =>
      (await tx.selectFrom('earlier_attempts').select('id').where('user_id', '=', id).execute())
        .length > 0,
  );

/** By kind. */
export const revocables: Readonly<Record<string, (site: Site) => Promise<Revocable>>> = {
  account: makeAccount,
  'share code, renewed': (site) => makeShareCode(site, 'renewShareCode'),
  'share code, off': (site) => makeShareCode(site, 'switchSharingOff'),
  'login code': makeLoginCode,
  address: (site) =>
    makeSecret(site, ({ token }) =>
      site.spark.call('updateOptionalInfo', { token, body: { email: null } }),
    ),
  'address, replaced': (site) =>
    makeSecret(site, (user) => confirmAddress(site.spark, site.mailbox, user, newAddress())),
  password: (site) =>
    makeSecret(site, ({ token }) =>
      site.spark.call('rotateLoginCode', { token, body: { removePassword: true } }),
    ),
  passkey: makePasskeyOf,
  'link, deleted': (site) => makeEndedLink(site, 'deleteLink'),
  'link, ended': (site) => makeEndedLink(site, 'changeLink'),
  'limit on a link': makeNamedInterest,
  'limit in a comparison': (site) =>
    makeComparedInterest(site, (other, itemId) => markLimit(site.spark, other, itemId)),
  'detail of a comparison': (site) =>
    makeComparedInterest(site, ({ token }) =>
      site.spark.call('updateOptionalInfo', { token, body: { compareDetail: 'fit' } }),
    ),
  'line of the public profile': makeShownLine,
  'answer in the public profile': makeShownAnswer,
  reading: (site) => makeReading(site, (ada, pairId) => end(site.spark, ada, pairId), showsResult),
  'limit in a reading': (site) =>
    makeReading(site, (ada) => markAnyLimit(site.spark, ada), showsResult),
  'yes before a pass': makeWaitingYes,
  agreement: (site) =>
    makeReading(
      site,
      (ada, pairId) => eraseAgreement(site.spark, ada, pairId),
      async (place, _, pairId) => (await readPairRow(place, pairId)).agreement !== null,
    ),
  donation: makeDonation,
  study: makeParticipation,
  'earlier results': makeEarlierResults,
};
