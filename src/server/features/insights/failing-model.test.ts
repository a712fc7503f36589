import { describe, expect, test } from 'vitest';
import {
  respondWith,
  type ChatRequest,
  type Behaviour,
  disconnect,
  echoClaims,
  endFiltered,
  echoFirstClaims,
  hang,
  refuse,
  stall,
  endWithoutFinish,
  streamText,
} from '../../../../test/support/insights/chat-service.ts';
import {
  failure,
  findOutcome,
  loadNotes,
  openInsights,
  requestEvents,
} from '../../../../test/support/insights/open-insights.ts';

const repeatFirstLine = (asked: ChatRequest): string => echoFirstClaims(1)(asked).repeat(5);

const openings = 'Here,So,Also,Besides,Likewise,Then,Next,Finally,Overall,Meanwhile,In short'.split(
  ',',
);

/** Repeats the first sentence with a different opening each time. */
const varyFirstLine = (asked: ChatRequest): string =>
  openings
    .map((opening) =>
      echoFirstClaims(1)(asked).replace(
        /\] (\w)/,
        (_, letter: string) => `] ${opening}, ${letter.toLowerCase()}`,
      ),
    )
    .join('');

async function countSentencesOfFirstTry(behaviour: Behaviour): Promise<number> {
  const events = await requestEvents(await openInsights([behaviour]));
  const endOfTry = events.findIndex(({ event }) => event === 'again');
  return events.slice(0, endOfTry).filter(({ event }) => event === 'sentence').length;
}

describe('a language model', () => {
  test.each<[string, Behaviour, number, string]>([
    ['refuses', refuse, 0, 'refused'],
    ['stops by its filter', endFiltered, 0, 'refused'],
    ['writes nonsense', streamText('Lorem ipsum dolor sit amet.'), 1, 'unsuitable'],
    [
      'says more than the claims',
      streamText('[1] You are certainly a born leader.'),
      1,
      'unsuitable',
    ],
    ['writes of no claim', streamText('[0] A profile is a beginning.'), 1, 'unsuitable'],
    ['writes too little', streamText(echoFirstClaims(1)), 1, 'unsuitable'],
    ['repeats itself', streamText(repeatFirstLine), 1, 'unsuitable'],
    ['writes without an end', streamText('word '.repeat(5000)), 1, 'unsuitable'],
    ['says nothing', streamText(''), 1, 'unsuitable'],
    ['cuts the connection', disconnect('[1] You are dra'), 1, 'unavailable'],
    ['ends before the end', endWithoutFinish(echoClaims), 1, 'unavailable'],
    ['answers 429', respondWith(429, { 'retry-after': '60' }), 1, 'unavailable'],
    ['answers 500', respondWith(500), 1, 'unavailable'],
    ['answers 401', respondWith(401), 0, 'unavailable'],
    ['answers 404', respondWith(404), 0, 'unavailable'],
  ])('that %s leaves the summary and a reason', async (_, behaviour, retries, reason) => {
    const opened = await openInsights([behaviour]);
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(retries, reason));
    expect(opened.chat.requests).toHaveLength(retries + 1);
    const notes = await loadNotes(opened);
    expect(notes.insight).toBeNull();
    expect(notes.meta).not.toBe('');
  });

  test.each([
    ['never answers', hang],
    ['stops in the middle', stall(echoFirstClaims(1))],
  ])('that %s times out', async (_, behaviour) => {
    const opened = await openInsights([behaviour], { timeoutMilliseconds: 40 });
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(1, 'too_slow'));
  });

  test('that is down is unavailable', async () => {
    const opened = await openInsights([streamText(echoClaims)]);
    await opened.chat.close();
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(1, 'unavailable'));
  });

  test('that repeats itself, or goes on and on, is stopped', async () => {
    expect(await countSentencesOfFirstTry(streamText(repeatFirstLine))).toBe(1);
    expect(await countSentencesOfFirstTry(streamText(varyFirstLine))).toBe(9);
  });

  test('that fails once may write on the second try', async () => {
    const opened = await openInsights([
      disconnect((asked) => `${echoFirstClaims(1)(asked)}[2] Half a`),
      streamText(echoClaims),
    ]);
    const events = await requestEvents(opened);
    const secondTry = events.findIndex(({ event }) => event === 'again');
    expect(events.slice(0, secondTry + 1).map(({ event }) => event)).toEqual([
      'begun',
      'sentence',
      'again',
    ]);
    const kept = events
      .slice(secondTry)
      .flatMap(({ event, text }) => (event === 'sentence' ? [text] : []));
    expect((await loadNotes(opened)).insight?.text).toBe(kept.join(' '));
  });

  test('that fails leaves the earlier text as it was', async () => {
    const opened = await openInsights([streamText(echoClaims), respondWith(401)]);
    await requestEvents(opened);
    const before = await loadNotes(opened);
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(0, 'unavailable'));
    expect(await loadNotes(opened)).toEqual(before);
  });
});
