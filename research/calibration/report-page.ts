/** The report of a calibration as Markdown: first what would change for visitors. */

import { type Locale, localeFacts } from '../../src/domain/locales.ts';
import { z95 } from '../../src/domain/scoring.ts';
import { isPoled, poleNames, themeFacts } from '../../src/domain/themes.ts';
import { maxLanguageRmsd, minLanguagePeople } from './fairness/languages.ts';
import { type CalibrationReport, driftErrors, minGroupPeople, powerAtMinGroup } from './report.ts';

type Texts = ReadonlyMap<string, string>;
type Cells = readonly (string | number)[];

const figure = (value: number): string => value.toFixed(2);
const signed = (value: number): string => `${value > 0 ? '+' : ''}${figure(value)}`;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

const table = (columns: Cells, rows: readonly Cells[]): string =>
  [columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

function renderConsequences({ comparedWith, consequences }: CalibrationReport): string {
  const { people, meanChange, change90, over5, over10 } = consequences;
  if (people === 0) return 'Nobody was scored both ways, so what would change is not known.';
  return `${people} people, drawn at random from those who donated their answers, were scored by this set and by ${comparedWith ?? 'the starting values'}.

- ${percent(over5)} would see at least one theme change by more than 5 points; ${percent(over10)} by more than 10. Most scores have a margin of more than 10 points either way.
- A score would change by ${meanChange.toFixed(1)} points on average; nine out of ten by less than ${change90.toFixed(1)}.
- ${percent(consequences.otherArchetype)} would get another first archetype.
- ${percent(consequences.flaggedPresent)} read at present that their answers look unusual; with this set ${percent(consequences.flaggedNew)} would.`;
}

function renderPeople({ people, filterEffect }: CalibrationReport): string {
  const { removedExtremes, keptExtremes, slopeRatio } = filterEffect;
  return `${people.read} donated copies could be read, ${people.unreadable} could not. ${people.filtered} people were left out because their answers look careless; the set rests on the other ${people.fitted}.

Of the answers left out, ${percent(removedExtremes)} were 1 or 7; of the others, ${percent(keptExtremes)}. With everybody included, the slopes would differ: these are ${figure(slopeRatio)} times as steep.`;
}

const renderFit = ({ fit: { acceptance, remainingStep, drift } }: CalibrationReport): string =>
  table(
    ['Check', 'Result'],
    [
      ['steps accepted (about 80 % is usual)', percent(acceptance)],
      ['step that remains, in standard errors', figure(remainingStep)],
      ['difference between the halves of the run, in standard errors', figure(drift)],
    ],
  );

type ItemReport = CalibrationReport['items'][number];

/** The larger of the two changes, in standard errors. */
const changeOf = ({ slope, presentSlope, slopeError, shift, locationError }: ItemReport): number =>
  Math.max(Math.abs(slope - presentSlope) / slopeError, Math.abs(shift) / locationError);

function renderQuestions({ items }: CalibrationReport, texts: Texts): string {
  const changed = items.filter(({ drifts }) => drifts).length;
  const rows = items
    .toSorted((one, other) => changeOf(other) - changeOf(one))
    .map((item) => [
      `${item.drifts ? '**changed** ' : ''}${texts.get(item.id) ?? ''} ${item.id}`,
      `${figure(item.slope)} ± ${figure(z95 * item.slopeError)}, before ${figure(item.presentSlope)}`,
      `${figure(item.location)} ± ${figure(z95 * item.locationError)}, before ${figure(item.presentLocation)}`,
      item.answers,
    ]);
  return `${changed} of ${items.length} questions differ from what was used before by more than ${driftErrors} standard errors, which chance alone hardly explains. A location counts only beyond the shift of its side, which stands under "People and sides". The slope tells how sharply a question separates people: near 0.5 hardly, above 2 very well. The location tells how rarely people agree to it.

${table(['Question', 'Slope', 'Location', 'Answers'], rows)}`;
}

function renderTraits({ traits }: CalibrationReport): string {
  const rows = traits
    .toSorted((one, other) => Math.abs(other.shift) - Math.abs(one.shift))
    .map(({ theme, pole, shift }) => [
      isPoled(theme) ? poleNames[theme][pole === '+' ? 'positive' : 'negative'] : '',
      themeFacts[theme].name,
      signed(-shift),
    ]);
  return `How much more people are drawn to a side than was assumed, in standard deviations: small from 0.2, clear from 0.5. The scores of most people hardly move by that, because the questions move along.

${table(['Side', 'Theme', 'More drawn'], rows)}`;
}

function renderGroups({ differences }: CalibrationReport, texts: Texts): string {
  if (differences.length === 0)
    return `None was looked for. That takes two groups of age or gender with at least ${minGroupPeople} people each who have donated these details too.`;
  const parts = differences.map(({ property, groups: [first = '', ...others], tested, items }) => {
    const rows = items
      .toSorted((one, other) => Number(other.isNotable) - Number(one.isNotable))
      .map(({ id, points, isNotable }) => [
        `${isNotable ? '' : '(small) '}${texts.get(id) ?? ''} ${id}`,
        ...points.map(signed),
      ]);
    const heading = `### ${property === 'gender' ? 'Gender' : 'Age'}: ${others.join(', ')} against ${first}`;
    const found = `${items.filter(({ isNotable }) => isNotable).length} of ${tested} questions are answered differently enough to matter.`;
    const differing = rows.length > 0 ? [table(['Question', ...others], rows)] : [];
    return [heading, found, ...differing].join('\n\n');
  });
  return [
    `A fair question is answered alike by people with the same interest. Where that fails, read its wording. Each figure is in points of the scale from 1 to 7. With ${minGroupPeople} people a group, a test finds a small difference (half a logit) in ${Math.round(100 * powerAtMinGroup.least)} to ${Math.round(100 * powerAtMinGroup.most)} % of cases, so silence is no proof of fairness.`,
    ...parts,
  ].join('\n\n');
}

function renderLanguages({ languages, items }: CalibrationReport, texts: Texts): string {
  const nameOf = (language: Locale): string => localeFacts[language].name;
  const parts = languages.tests.map((test) => {
    const heading = `### ${nameOf(test.language)}: ${test.people} people`;
    if (test.items.length === 0)
      return `${heading}\n\nNot tested: that takes ${minLanguagePeople} people.`;
    const rows = test.items.flatMap(({ id, rmsd, own }) => {
      const common = items.find((item) => item.id === id);
      if (!own) return [];
      const location = own.b.reduce((sum, b) => sum + b / own.b.length, 0);
      return [
        [
          `${texts.get(id) ?? ''} ${id}`,
          figure(rmsd),
          `${figure(own.a)}, common ${common ? figure(common.slope) : 'none'}`,
          `${figure(location)}, common ${common ? figure(common.location) : 'none'}`,
        ],
      ];
    });
    const found = `${rows.length} of ${test.items.length} questions measure differently.`;
    const differing =
      rows.length > 0 ? [table(['Question', 'RMSD', 'Slope', 'Location'], rows)] : [];
    return [heading, found, ...differing].join('\n\n');
  });
  return [
    `A translation is another instrument until shown otherwise. Above an RMSD of ${figure(maxLanguageRmsd)} a question gets figures of its own in that language, which are provisional and score nobody. ${languages.mixed} people answered in several languages and are counted in none.`,
    ...parts,
  ].join('\n\n');
}

/** `texts` has the question texts by id. */
export const renderReport = (version: string, report: CalibrationReport, texts: Texts): string =>
  [
    `# The parameter set ${version}`,
    '## What would change',
    renderConsequences(report),
    '## Whose answers these are',
    renderPeople(report),
    '## How well the fit settled',
    renderFit(report),
    '## The questions',
    renderQuestions(report, texts),
    '## People and sides',
    renderTraits(report),
    '## Differences between groups',
    renderGroups(report, texts),
    '## Languages',
    renderLanguages(report, texts),
    '',
  ].join('\n\n');
