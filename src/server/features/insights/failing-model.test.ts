import { describe, expect, test } from 'vitest';
import {
  answer,
  type Asked,
  type Behaviour,
  cut,
  faithful,
  filter,
  firstLines,
  hang,
  refuse,
  stall,
  stopShort,
  write,
} from '../../../../test/support/insights/chat-service.ts';
import {
  failure,
  findOutcome,
  loadNotes,
  openInsights,
  requestEvents,
} from '../../../../test/support/insights/open-insights.ts';

const repeatFirstLine = (asked: Asked): string => firstLines(1)(asked).repeat(5);

const openings = [
  'Here',
  'So',
  'Also',
  'Besides',
  'Likewise',
  'Then',
  'Next',
  'Finally',
  'Overall',
  'Meanwhile',
  'In short',
];

/** The first sentence again and again, with a different opening each time. */
const varyFirstLine = (asked: Asked): string =>
  openings
    .map((opening) =>
      firstLines(1)(asked).replace(
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
    ['stops by its filter', filter, 0, 'refused'],
    ['writes nonsense', write('Lorem ipsum dolor sit amet.'), 1, 'unsuitable'],
    ['says more than the claims', write('[1] You are certainly a born leader.'), 1, 'unsuitable'],
    ['writes of no claim', write('[0] A profile is a beginning.'), 1, 'unsuitable'],
    ['writes too little', write(firstLines(1)), 1, 'unsuitable'],
    ['repeats itself', write(repeatFirstLine), 1, 'unsuitable'],
    ['writes without an end', write('word '.repeat(5000)), 1, 'unsuitable'],
    ['says nothing', write(''), 1, 'unsuitable'],
    ['cuts the connection', cut('[1] You are dra'), 1, 'unavailable'],
    ['ends before the end', stopShort(faithful), 1, 'unavailable'],
    ['answers 429', answer(429, { 'retry-after': '60' }), 1, 'unavailable'],
    ['answers 500', answer(500), 1, 'unavailable'],
    ['answers 401', answer(401), 0, 'unavailable'],
    ['answers 404', answer(404), 0, 'unavailable'],
  ])('that %s leaves the summary and a reason', async (_, behaviour, retries, reason) => {
    const opened = await openInsights([behaviour]);
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(retries, reason));
    expect(opened.chat.asked).toHaveLength(retries + 1);
    const notes = await loadNotes(opened);
    expect(notes.insight).toBeNull();
    expect(notes.meta).not.toBe('');
  });

  test.each([
    ['never answers', hang],
    ['stops in the middle', stall(firstLines(1))],
  ])('that %s times out', async (_, behaviour) => {
    const opened = await openInsights([behaviour], { timeoutMilliseconds: 40 });
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(1, 'too_slow'));
  });

  test('that is down is unavailable', async () => {
    const opened = await openInsights([write(faithful)]);
    await opened.chat.close();
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(1, 'unavailable'));
  });

  test('that repeats itself is stopped before the repetition shows', async () => {
    expect(await countSentencesOfFirstTry(write(repeatFirstLine))).toBe(1);
  });

  test('that goes on and on is stopped after nine sentences', async () => {
    expect(await countSentencesOfFirstTry(write(varyFirstLine))).toBe(9);
  });

  test('that fails once may write on the second try', async () => {
    const opened = await openInsights([
      cut((asked) => `${firstLines(1)(asked)}[2] Half a`),
      write(faithful),
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
    const opened = await openInsights([write(faithful), answer(401)]);
    await requestEvents(opened);
    const before = await loadNotes(opened);
    expect(findOutcome(await requestEvents(opened))).toEqual(failure(0, 'unavailable'));
    expect(await loadNotes(opened)).toEqual(before);
  });
});
