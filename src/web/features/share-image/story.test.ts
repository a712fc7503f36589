import { describe, expect, test } from 'vitest';
import type { PortraitClaim as Claim } from '../../../contract/profile.ts';
import { polarityThemes, themes } from '../../../domain/themes.ts';
import { type PictureSubject, readFrames } from './frames.ts';
import { describeFrame, firstChoice, listParts, selectShown, toggle } from './story.ts';

const estimate = { value: 50, se: 5 };
const subject: PictureSubject = {
  line: [
    { text: 'Leads', certainty: 'clearly', theme: 'DS' },
    { text: 'sensory', certainty: 'probably', theme: 'SENS' },
  ],
  claims: [
    {
      kind: 'crossing',
      role: 'positive',
      theme: 'PRIMAL',
      side: 'negative',
      certainty: 'probably',
    },
    { kind: 'imagined', theme: 'FET', certainty: 'clearly' },
    { kind: 'boundary', form: 'theme', theme: 'HUMIL', certainty: 'clearly' },
  ],
  themes: themes.map((key) => ({
    key,
    score: estimate,
    fantasy: estimate,
    activity: { value: 30, se: 6 },
  })),
  polarities: { DS: { value: 60, se: 8 }, PRIMAL: { value: -40, se: 10 } },
  title: 'Dominant',
};

const choice = firstChoice('dark');

function describeFrames(one: PictureSubject, hidden: readonly string[] = choice.hidden): string[] {
  return readFrames(one).flatMap((frame) => {
    const shown = selectShown(frame, { ...choice, hidden });
    return shown === null ? [] : [describeFrame(shown, choice)];
  });
}

describe('the frames of a story', () => {
  test('say what the profile says, in the first person', () => {
    expect(describeFrames(subject)).toEqual([
      'Leads (clearly). sensory (probably). A star-shaped chart without labels.',
      'I’d rather lead, and yet in a chase I’d rather be caught. (probably) On a scale from “follow” to “lead”, a mark at 80 of 100. On a scale from “be caught” to “catch”, a mark at 30 of 100.',
      'Materials and clothing: more to imagine than to do. (clearly) Imagined 50 ± 10; done, or would do, 30 ± 12, of 100.',
      'Humiliation is not for me, even as a game. (clearly)',
      'And you? Where would we meet?',
    ]);
  });

  test('are absent where they are not earned', () => {
    const claims: Claim[] = [
      {
        kind: 'side',
        theme: 'DS',
        side: 'both',
        isLiked: true,
        isOtherRefused: false,
        certainty: 'clearly',
      },
    ];
    expect(readFrames({ ...subject, claims }).map(({ kind }) => kind)).toEqual([
      'lead',
      'invitation',
    ]);
    expect(readFrames({ ...subject, line: [] })).toEqual([]);
    const without = subject.themes.map((theme) => ({ ...theme, score: { value: 49 } }));
    expect(describeFrames({ ...subject, themes: without })[0]).not.toContain('chart');
  });

  test('have words for every surprise and boundary', () => {
    const crossings = polarityThemes
      .filter((theme) => theme !== 'DS' && theme !== 'EXVOY')
      .flatMap((theme) =>
        (['positive', 'negative', 'both'] as const).map((side): Claim => ({
          kind: 'crossing',
          role: 'both',
          theme,
          side,
          certainty: 'clearly',
        })),
      );
    const boundaries = [
      ...themes.map((theme): Claim => ({
        kind: 'boundary',
        form: 'theme',
        theme,
        certainty: 'clearly',
      })),
      ...(['most', 'rest', 'all'] as const).map((form): Claim => ({
        kind: 'boundary',
        form,
        theme: null,
        certainty: 'clearly',
      })),
    ];
    const claims = [...crossings, ...boundaries];
    const sentences = readFrames({ ...subject, claims }).flatMap((frame) =>
      'sentence' in frame ? [frame.sentence] : [],
    );
    expect(new Set(sentences).size).toBe(claims.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/\b[Yy]ou/);
  });
});

describe('what is hidden', () => {
  test('names neither the product nor the archetype at first', () => {
    expect(describeFrames(subject).join(' ')).not.toMatch(/Spark|Dominant/);
    expect(describeFrames(subject, [])[0]).toContain('Dominant');
    expect(describeFrames(subject, [])[0]).toContain('Spark');
  });

  test('takes a theme out of the line and of the chart', () => {
    const [lead] = readFrames(subject);
    const shown = lead && selectShown(lead, { ...choice, hidden: ['lead.Leads'] });
    expect(shown).toMatchObject({ line: [{ text: 'Sensory' }] });
    expect(shown && 'themes' in shown && shown.themes.map(({ key }) => key)).toEqual(
      themes.filter((theme) => theme !== 'DS'),
    );
  });

  test('can be everything that a frame tells, and then there is no picture', () => {
    for (const frame of readFrames(subject)) {
      const hidden = listParts(frame).map(({ key }) => key);
      expect(selectShown(frame, { ...choice, hidden })).toBeNull();
      for (const shown of hidden.filter((key) => key !== 'brand'))
        expect(selectShown(frame, { ...choice, hidden: toggle(hidden, shown) })).not.toBeNull();
    }
  });
});
