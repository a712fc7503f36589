/** The preregistration of a study, and the report that answers it. */

import packageFile from '../../../../package.json' with { type: 'json' };
import type { ItemBank } from '../../../core/survey/bank.ts';
import { bars, claimNames, describeClaim, listClaims, type Verdict } from './claims.ts';
import type { Finding } from './findings.ts';
import { powerOf } from './power.ts';
import type { Study } from './study.ts';

/** Keeps a researcher's words from becoming Markdown or a table cell. */
const plain = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|!]/g, String.raw`\$&`);

const instrumentLine = ({ current, parameterSet }: ItemBank): string =>
  `Instrument: Spark ${packageFile.version}, edition ${current.layout.number}, parameters ${parameterSet ?? 'starting values'}.`;

const head = (kind: string, study: Study, bank: ItemBank): string[] => [
  `# ${kind}: ${plain(study.title)}`,
  '',
  `Responsible: ${plain(study.responsible)}. Ethics approval: ${plain(study.ethics)}.`,
  instrumentLine(bank),
  '',
];

const rule = ({ attentionChecks }: Study): string =>
  [
    'A claim passes if its whole 95 % interval is beyond the bar, and fails if the whole interval is on the wrong side.',
    'Between the two, or with fewer people than the claim needs, there are *too few*, and nothing is claimed.',
    'People who pass every question are left out, and those whose answers look careless are left out of all claims but the first.',
    ...attentionChecks.map(
      ({ column, answer }) =>
        `Whoever answers ${plain(column)} by anything but ${plain(answer)} looks careless, too.`,
    ),
  ].join(' ');

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function renderPreregistration(study: Study, bank: ItemBank): string {
  const claims = listClaims(study);
  const kinds = [...new Set(claims.map(({ kind }) => kind))];
  return [
    ...head('Preregistration', study, bank),
    `${study.people} people are to answer, ${study.retest} of them again. ${rule(study)}`,
    '',
    '## Claims',
    '',
    ...claims.map((claim, i) => `${i + 1}. ${plain(describeClaim(claim))}.`),
    '',
    '## Power',
    '',
    'How likely a claim passes, if the instrument is as good as the second column says.',
    '',
    '| Claim | True value | People needed | Power |',
    '|---|---|---|---|',
    ...kinds.map(
      (kind) =>
        `| ${claimNames[kind]} | ${bars[kind].assumed} | ${bars[kind].minPeople} | ${percent(powerOf(kind, study))} |`,
    ),
    '',
  ].join('\n');
}

const verdicts: readonly Verdict[] = ['pass', 'fail', 'too few'];

const figure = (value: number): string => value.toFixed(2);

function describeFinding({ claim, interval, verdict, questions = [] }: Finding): string {
  const found = interval
    ? `${figure(interval.estimate)} [${figure(interval.low)}, ${figure(interval.high)}], n = ${interval.n}`
    : 'no estimate';
  const { minPeople } = bars[claim.kind];
  const missing = (interval?.n ?? 0) < minPeople ? ` It needs ${minPeople} people.` : '';
  const named = questions.length > 0 ? ` Differs: ${plain(questions.join(', '))}.` : '';
  return `${plain(describeClaim(claim))}.\n   **${verdict}**: ${found}.${missing}${named}`;
}

export function renderReport(
  study: Study,
  bank: ItemBank,
  findings: readonly Finding[],
  counts: Readonly<Record<'people' | 'silent' | 'careless' | 'retest', number>>,
): string {
  const tally = verdicts.map(
    (verdict) => `${findings.filter((finding) => finding.verdict === verdict).length} ${verdict}`,
  );
  return [
    ...head('Report', study, bank),
    `${counts.people} people answered, ${counts.retest} of them again; ${counts.careless} look careless, and ${counts.silent} passed every question. Of ${findings.length} claims: ${tally.join(', ')}. ${rule(study)}`,
    '',
    '## Claims',
    '',
    ...findings.map((finding, i) => `${i + 1}. ${describeFinding(finding)}`),
    '',
  ].join('\n');
}
