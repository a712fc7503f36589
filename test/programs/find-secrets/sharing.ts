/** What the simulated people share, each as a visitor would. */

import { aftercareNeeds, stopSignals } from '../../../src/domain/agreement.ts';
import { maxChosenItems } from '../../../src/domain/links.ts';
import { minHighAnswer } from '../../../src/domain/survey.ts';
import { itemForms, labelForms, markForms, tokenForms } from '../../support/secrets/forms.ts';
import { everyFifth, hasAddress, isDeleted, type Visit } from './visit.ts';

export async function shareByLink(
  { client, index, remember }: Visit,
  token: string,
): Promise<void> {
  const { answers } = await client.call('listAnswers', { token });
  const itemIds = answers
    .filter(({ value }) => (value ?? 0) >= minHighAnswer)
    .map(({ itemId }) => itemId)
    .slice(0, maxChosenItems);
  const label = `for somebody of number ${index}.`; // no label begins another
  const body = { level: 'chosen', label, days: null, itemIds };
  const link = await client.call('createLink', { token, body });
  await client.call('openLink', { body: { token: link.token, countsAsView: true } });
  remember('link', [...tokenForms(link.token), ...labelForms(label), ...itemForms(link.itemIds)]);
}

/** Sends marks from each of these tokens in turn. */
async function makeAgreement(
  { client, index, remember }: Visit,
  pairId: string,
  senders: readonly string[],
): Promise<void> {
  for (const [at, token] of senders.entries()) {
    const { result, agreement } = await client.call('pairResult', { token, body: { pairId } });
    const { round = 1 } = agreement ?? {};
    const marks = (result?.interests ?? []).map(({ itemId }) => ({ itemId, mark: 'talk' }));
    const line = `what sender ${at} of number ${index} hopes for.`; // no line begins another
    const given = { marks, line, stopSignals: [...stopSignals], aftercare: [...aftercareNeeds] };
    await client.call('sendMarks', { token, body: { pairId, round, ...given } });
    const ids = marks.map(({ itemId }) => itemId);
    remember('agreement', [...labelForms(line), ...markForms(ids)]);
  }
}

/**
 * Accepts an invitation that is open, if there is one: the joiner says yes, and so does every
 * second inviter, from the first on. In half of these readings both send marks. Then makes an
 * invitation. Only people whose answers stay leave theirs to others.
 */
export async function shareReading(visit: Visit, token: string): Promise<void> {
  const { client, index, invitations, readings, remember } = visit;
  const { attemptId } = await client.call('surveyStatus', { token });
  // With an address the operator could open the side of the joiner, and the inviter's token in it.
  const open = hasAddress(index) ? undefined : invitations.pop();
  if (open) {
    const { pairId } = open;
    await client.call('joinPair', { token, body: { token: open.invitation } });
    await client.call('sayYes', { token, body: { pairId, attemptId } });
    const body = { pairId, attemptId: open.attemptId };
    // A deleted account ends its reading, which is therefore not counted.
    const number = isDeleted(index) ? 1 : readings.push(pairId);
    if (number % 2 === 1) {
      await client.call('sayYes', { token: open.token, body });
      const senders = number % 4 === 1 ? [token, token, open.token] : [token, token];
      await makeAgreement(visit, pairId, senders);
    }
  }
  const made = await client.call('createPair', { token, body: { hours: 168 } });
  const { pairId, token: invitation } = made;
  remember('invitation', tokenForms(invitation));
  if (!everyFifth(index) && !isDeleted(index))
    invitations.push({ pairId, invitation, token, attemptId });
}

/** Keeps somebody who came before. With an address the operator could open the code in the list. */
export async function keepSomebody(visit: Visit, token: string, ownCode: string): Promise<void> {
  const { client, index, shareCodes, remember } = visit;
  const shareCode = hasAddress(index) ? undefined : shareCodes.at(-1);
  if (shareCode !== undefined) {
    const name = `a friend of number ${index}.`; // no name begins another
    await client.call('keepPerson', { token, body: { shareCode, name } });
    remember('kept person', labelForms(name));
  }
  if (!isDeleted(index)) shareCodes.push(ownCode);
}
