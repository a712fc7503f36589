import { describe, expect, test } from 'vitest';
import { writeAltText } from './alt-text.ts';
import {
  discreetChoice,
  explainMissing,
  selectShown,
  toggle,
  type PictureSubject,
} from './picture-choice.ts';
import { writeSentences } from './sentences.ts';

/**
 * Creates a picture subject. `sides` maps each theme name to [fantasy, activity], and lists the
 * highest score first. All scores have the same standard error.
 */
function createSubject(
  se: number,
  sides: Readonly<Record<string, readonly [number, number]>>,
): PictureSubject {
  const themes = Object.entries(sides).map(([name, [fantasy, activity]]) => ({
    key: name,
    name,
    shortName: [name],
    score: { value: (fantasy + activity) / 2, se },
    fantasy: { value: fantasy, se },
    activity: { value: activity, se },
    standsOut: false,
  }));
  return {
    themes,
    polarities: [
      { key: 'DS', negative: 'Follower', positive: 'Leader', estimate: { value: -34.4, se: 10 } },
    ],
    title: 'Switch',
  };
}
const plain = { hidden: [], hasPolarities: false, hasTitle: false };
const clear = createSubject(3, { Sensory: [90, 88], Power: [60, 62], Care: [20, 18] });

describe('the sentences of a picture', () => {
  test.each([
    [
      'one clear favourite',
      clear,
      'Of three things, Sensory draws me most.',
      'Of three things, one draws me most.',
    ],
    [
      'two that the margins do not tell apart',
      createSubject(3, { Sensory: [90, 88], Power: [84, 83], Care: [20, 18] }),
      'Of three things, Sensory and Power draw me most.',
      'Of three things, two draw me most.',
    ],
    [
      'margins so wide that none is first',
      createSubject(20, { Sensory: [90, 88], Power: [60, 62], Care: [55, 50] }),
      'Three things, and no single favourite.',
      'Three things, and no single favourite.',
    ],
    [
      'little interest, and sure of it',
      createSubject(3, { Sensory: [40, 38], Power: [10, 12] }),
      'Of two things, none draws me strongly.',
      'Of two things, none draws me strongly.',
    ],
  ])('%s', (_, person, named, unnamed) => {
    expect(writeSentences(person, true).lead).toBe(named);
    expect(writeSentences(person, false).lead).toBe(unnamed);
  });

  test.each([
    [
      'Of two things, One draws me most. What I imagine and what I would do lie close together.',
      createSubject(5, { One: [60, 50], Two: [20, 24] }),
    ],
    [
      'I imagine more than I would do. Two things, and no single favourite.',
      createSubject(5, { One: [80, 40], Two: [70, 30] }),
    ],
    [
      'I would do more than I imagine. Two things, and no single favourite.',
      createSubject(5, { One: [40, 80], Two: [30, 70] }),
    ],
    [
      'Of two things, One draws me most. I imagine more than I would do.',
      createSubject(5, { One: [99, 60], Two: [50, 10] }),
    ],
    [
      'Two things, and no single favourite. What I imagine and what I would do lie close together.',
      createSubject(20, { One: [90, 50], Two: [70, 30] }),
    ],
    [
      'Of two things, every one draws me. What I imagine and what I would do lie close together.',
      createSubject(5, { One: [90, 86], Two: [80, 84] }),
    ],
  ])('%s', (text, person) => {
    const { lead, rest } = writeSentences(person, true);
    expect(`${lead} ${rest}`).toBe(text);
  });

  test('say what the profile says stands out, not what scores highest', () => {
    const themes = clear.themes.map((theme) => ({ ...theme, standsOut: theme.key === 'Power' }));
    const { lead, accents } = writeSentences({ ...clear, themes }, true);
    expect(lead).toBe('Of three things, Power stands out for me.');
    expect(accents).toEqual(['Power']);
    expect(writeSentences({ ...clear, themes }, false).lead).toBe(
      'Of three things, one stands out for me.',
    );
  });

  test('mention only what is shown', () => {
    const shown = selectShown(clear, { ...plain, hidden: ['Sensory'] });
    expect(Object.values(writeSentences(shown, true)).join(' ')).not.toContain('Sensory');
  });
});

describe('the text alternative', () => {
  const described = (part: object) => {
    const choice = { ...discreetChoice('dark'), ...part };
    return writeAltText(selectShown(clear, choice), choice);
  };

  test('names nothing that the picture leaves unnamed', () => {
    for (const design of ['star', 'lines', 'words'])
      expect(described({ design, hasPolarities: true })).not.toMatch(
        /Sensory|Power|Care|Leader|Follower|fantasy|activity/i,
      );
  });

  test('names the archetype only if the picture does', () => {
    expect(described({})).not.toContain('Switch');
    expect(described({ hasTitle: true, caption: ' Hello ' })).toMatch(/^Switch · Hello A star/);
  });

  test('gives every figure of a named picture a margin', () => {
    expect(
      described({ hasNames: true, hasPolarities: true, hidden: ['Care'], caption: ' Hello ' }),
    ).toBe(
      'Hello A star-shaped chart of 2 dimensions, with 95 % margins. Sensory: fantasy 90 ± 6, activity 88 ± 6. Power: fantasy 60 ± 6, activity 62 ± 6. Follower to Leader: 34 of 100 towards Follower, ± 20.',
    );
  });
});

describe('a picture choice', () => {
  test('starts without names, polarities and caption', () => {
    expect(discreetChoice('light')).toMatchObject({
      hasNames: false,
      hasPolarities: false,
      hasTitle: false,
      caption: '',
    });
    expect(selectShown(clear, discreetChoice('light'))).toMatchObject({
      polarities: [],
      title: null,
    });
  });

  test('explains what a design needs', () => {
    const two = selectShown(clear, { ...plain, hidden: ['Care'] });
    expect(explainMissing(two, 'star')).toBe(
      '“Star” needs at least 3 dimensions. Choose more, or another design.',
    );
    expect([explainMissing(clear, 'star'), explainMissing(two, 'lines')]).toEqual([null, null]);
  });

  test('toggles a theme', () => {
    expect(toggle(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggle(['a', 'b'], 'a')).toEqual(['b']);
  });
});
