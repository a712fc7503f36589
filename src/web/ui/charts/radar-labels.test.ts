import { describe, expect, test } from 'vitest';
import de from '../../../../locales/de/domain/words.ts';
import es from '../../../../locales/es/domain/words.ts';
import fr from '../../../../locales/fr/domain/words.ts';
import he from '../../../../locales/he/domain/words.ts';
import ptBR from '../../../../locales/pt-BR/domain/words.ts';
import { capitalise } from '../../../domain/texts.ts';
import { themes } from '../../../domain/themes.ts';
import * as english from '../../../domain/words.ts';
import { axisAngles, labelAnchor } from './geometry.ts';
import { maxFontSize, radarLabels, viewRadar } from './radar-labels.ts';

/** At least the width in em of a highlighted line in Figtree; the fallback fonts are as wide. */
const emWidth = (line: string): number =>
  [...line].reduce(
    (sum, letter) => sum + (/[fijlrt ]/.test(letter) ? 0.33 : /[mwM]/.test(letter) ? 0.85 : 0.58),
    0,
  );

const languages = [
  ['en', english.themeNames],
  ['de', de.themeNames],
  ['fr', fr.themeNames],
  ['es', es.themeNames],
  ['pt-BR', ptBR.themeNames],
  ['he', he.themeNames],
] as const;

describe.each(languages)('a label of the radar in %s', (language, themeNames) => {
  const view = viewRadar(language);
  const angles = axisAngles(themes.length);
  const boxes = themes.map((key, index) => {
    const angle = angles[index] ?? 0;
    const { lines, at, lift } = radarLabels(capitalise(themeNames[key].phrase), angle);
    const width = Math.max(...lines.map(emWidth)) * maxFontSize;
    const start = { start: at.x, middle: at.x - width / 2, end: at.x - width }[labelAnchor(angle)];
    const baseline = at.y + lift * maxFontSize;
    return {
      key,
      left: start,
      right: start + width,
      top: baseline - 0.8 * maxFontSize,
      bottom: baseline + (lines.length - 1) * 1.15 * maxFontSize + 0.25 * maxFontSize,
    };
  });

  test.each(boxes)(
    'of $key is never clipped at the largest size',
    ({ left, right, top, bottom }) => {
      expect(left).toBeGreaterThanOrEqual(view.x);
      expect(right).toBeLessThanOrEqual(view.x + view.width);
      expect(top).toBeGreaterThanOrEqual(view.y);
      expect(bottom).toBeLessThanOrEqual(view.y + view.height);
    },
  );

  test('never overlaps another one', () => {
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        expect(apart, `${one.key} and ${other.key}`).toBe(true);
      }
    }
  });
});
