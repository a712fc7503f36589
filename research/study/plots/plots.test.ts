/**
 * Checks that the stored plots are those that results.json gives. The command `npx vitest run
 * research/study/plots -u` draws them again.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MainStudy } from '../study.ts';
import { drawText, glyphOutlines } from './chart.ts';
import { plots, drawPlot } from './plots.ts';

// as: run.ts writes this object
const study = JSON.parse(
  readFileSync(new URL('../results.json', import.meta.url), 'utf8'),
) as MainStudy;

describe.each(plots)('$file', (plot) => {
  const image = drawPlot(plot, study);

  test('is stored as results.json gives it', async () => {
    await expect(image).toMatchFileSnapshot(`./${plot.file}`);
  });

  test('has no text in a font of the machine', () => {
    expect(image).not.toMatch(/<text|font/);
  });
});

describe('drawText', () => {
  test('draws each glyph once and uses it at each place', () => {
    const drawing = drawText('a aa', { x: 10, y: 20 });
    expect(drawing.match(/<use /g)).toHaveLength(3);
    expect(glyphOutlines(drawing).match(/<path /g)).toHaveLength(1);
  });

  test('refuses a character that the font lacks', () => {
    expect(() => drawText('→', { x: 0, y: 0 })).toThrow('Figtree lacks →');
  });
});
