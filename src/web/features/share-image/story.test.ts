import { describe, expect, test } from 'vitest';
import { themes } from '../../../domain/themes.ts';
import { type PictureSubject, viewFrames } from './frames.ts';
import { describeFrame, firstChoice, listParts, selectShown, toggle } from './story.ts';

const estimate = { value: 50, se: 5 };
const subject: PictureSubject = {
  line: [
    { text: 'Leads', certainty: 'clearly', theme: 'DS' },
    { text: 'sensory', certainty: 'probably', theme: 'SENS' },
  ],
  claims: [
    {
      claim: {
        kind: 'crossing',
        role: 'positive',
        theme: 'PRIMAL',
        side: 'negative',
        certainty: 'probably',
      },
      text: 'Would rather lead. In a chase, though, it’s best to be caught.',
    },
    {
      claim: { kind: 'imagined', theme: 'FET', certainty: 'clearly' },
      text: 'Materials and clothing: more to imagine than to do.',
    },
    {
      claim: { kind: 'boundary', form: 'theme', theme: 'HUMIL', certainty: 'clearly' },
      text: 'Playful humiliation: thanks, but no.',
    },
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
  return viewFrames(one).flatMap((frame) => {
    const shown = selectShown(frame, { ...choice, hidden });
    return shown === null ? [] : [describeFrame(shown, choice)];
  });
}

describe('the frames of a story', () => {
  test('say what the profile says', () => {
    expect(describeFrames(subject)).toEqual([
      'Leads. sensory (probably). A star-shaped chart without labels.',
      'Would rather lead. In a chase, though, it’s best to be caught. (probably) On a scale from “follow” to “lead”, a mark at 80 of 100. On a scale from “be caught” to “catch”, a mark at 30 of 100.',
      'Materials and clothing: more to imagine than to do. Imagined 50 ± 10; done, or would do, 30 ± 12, of 100.',
      'Playful humiliation: thanks, but no.',
      'And you? Where would we meet?',
    ]);
  });

  test('are absent where they are not earned', () => {
    expect(viewFrames({ ...subject, claims: [] }).map(({ kind }) => kind)).toEqual([
      'lead',
      'invitation',
    ]);
    expect(viewFrames({ ...subject, line: [] })).toEqual([]);
    const without = subject.themes.map((theme) => ({ ...theme, score: { value: 49 } }));
    expect(describeFrames({ ...subject, themes: without })[0]).not.toContain('chart');
  });
});

describe('what is hidden', () => {
  test('names neither the product nor the archetype at first', () => {
    expect(describeFrames(subject).join(' ')).not.toMatch(/Spark|Dominant/);
    expect(describeFrames(subject, [])[0]).toContain('Dominant');
    expect(describeFrames(subject, [])[0]).toContain('Spark');
  });

  test('removes a theme from the line and the chart', () => {
    const [lead] = viewFrames(subject);
    const shown = lead && selectShown(lead, { ...choice, hidden: ['lead.Leads'] });
    expect(shown).toMatchObject({ line: [{ text: 'Sensory' }] });
    expect(shown && 'themes' in shown && shown.themes.map(({ key }) => key)).toEqual(
      themes.filter((theme) => theme !== 'DS'),
    );
  });

  test('can empty a frame, which then has no picture', () => {
    for (const frame of viewFrames(subject)) {
      const hidden = listParts(frame).map(({ key }) => key);
      expect(selectShown(frame, { ...choice, hidden })).toBeNull();
      for (const shown of hidden.filter((key) => key !== 'brand'))
        expect(selectShown(frame, { ...choice, hidden: toggle(hidden, shown) })).not.toBeNull();
    }
  });
});
