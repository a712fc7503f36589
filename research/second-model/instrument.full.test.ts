/**
 * 1,000 people, scored by the installed package, by the site, and by the second program with the
 * parameters of the exported file.
 */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeProfile, isCoreItem, type ItemParameters, type Profile } from 'spark-psychometrics';
import { afterAll, expect, test } from 'vitest';
import { fixedNormalVectors } from '../../packages/psychometrics/src/profile/posterior.ts';
import { packPsychometrics } from '../../scripts/package.ts';
import { polarityThemes, themes } from '../../src/domain/themes.ts';
import { readSources } from '../../src/server/commands/instrument/evidence.ts';
import { osdFiles } from '../../src/server/commands/instrument/osd.ts';
import { drawPerson, generator, simulateAnswers } from '../study/people/population.ts';
import { shipped } from '../study/people/worlds.ts';
import { prior } from './cases.ts';
import { draws } from './estimate.ts';
import { withFlatNo } from './flat-no.ts';
import { naiveItems } from './model.ts';
import { domainScores, interpolationBound, profileEstimates } from './profile.ts';

const folder = mkdtempSync(join(tmpdir(), 'spark package '));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface OsdFile {
  readonly definition: {
    readonly items: readonly { readonly id: string; readonly irt?: ItemParameters }[];
  };
}

const sources = readSources(new URL('../../items/', import.meta.url));
const exported = JSON.parse(osdFiles(shipped, sources)['SPARK.osd']!) as OsdFile; // as: our format
const parameters = new Map(
  exported.definition.items.flatMap(({ id, irt }) => (irt ? [[id, irt] as const] : [])),
);
const bank = shipped.current.model;
const items = naiveItems(bank.items, parameters);
/** The questions that define the scores. */
const core = items.filter((_, i) => isCoreItem(bank.items[i]!));

/** Everybody answers Set A and a fifth of the other questions. */
const random = generator('the instrument elsewhere');
const people = Array.from({ length: 1000 }, () =>
  simulateAnswers(items, drawPerson(random, 0), random).map((answer, i) =>
    bank.items[i]!.form === 'standard-48' || random.uniform() < 0.2 ? answer : null,
  ),
);

type Figures = Pick<Profile, 'scores' | 'polarities'>;

const program = `
import { readFileSync, writeFileSync } from 'node:fs';
import { createBank, score } from './package/index.js';
import { items, parameters } from './package/bank.js';
const bank = createBank(items, parameters);
const people = JSON.parse(readFileSync('people.json', 'utf8'));
const figures = people.map((answers) => {
  const { scores, polarities } = score(bank, answers);
  return { scores, polarities };
});
process.stdout.write(JSON.stringify(figures));
`;

function scoreByPackage(): Figures[] {
  const archive = packPsychometrics(folder);
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  const byId = people.map((answers) =>
    Object.fromEntries(
      answers.flatMap((answer, i) => (answer ? [[bank.items[i]!.id, answer]] : [])),
    ),
  );
  writeFileSync(join(folder, 'people.json'), JSON.stringify(byId));
  writeFileSync(join(folder, 'score.mjs'), program);
  const output = execFileSync(process.execPath, ['score.mjs'], { cwd: folder, maxBuffer: 1e8 });
  return JSON.parse(output.toString());
}

const bySite = people.map((answers): Figures => {
  const { scores, polarities } = computeProfile(bank, answers);
  return { scores, polarities };
});

test('the package scores as the site does, to the last digit', () => {
  expect(scoreByPackage()).toEqual(bySite);
});

test('the second program agrees within the interpolation error of the tables', () => {
  const bound = 2 * interpolationBound(core);
  expect(bound).toBeLessThan(4e-3);
  let largest = 0;
  people.forEach((answers, n) => {
    const posterior = withFlatNo(prior, items, answers, fixedNormalVectors());
    const drawn = draws(posterior, fixedNormalVectors()).map((theta) => domainScores(core, theta));
    const { intensity, polarity } = profileEstimates(drawn);
    const { scores, polarities } = bySite[n]!;
    const pairs = [
      ...themes.map((theme, i) => [scores[theme], intensity[i]!] as const),
      ...polarityThemes.map((theme, i) => [polarities[theme], polarity[i]!] as const),
    ];
    for (const [fast, exact] of pairs)
      largest = Math.max(largest, Math.abs(fast.value - exact.value), Math.abs(fast.se - exact.se));
  });
  console.log(
    `The largest difference over ${people.length} people is ${largest.toFixed(5)} points.`,
  );
  expect(largest).toBeLessThan(bound);
}, 1_800_000);
