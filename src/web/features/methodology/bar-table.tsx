import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/components/scroll-region.tsx';
import { formatShare, formatValue, sentences, studyBars } from './figures.ts';
import * as words from './words.ts';

interface DetailsProps {
  readonly summary: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export const Details = ({ summary, className, children }: DetailsProps) => (
  <details className={className}>
    <summary className="flex min-h-11 cursor-pointer items-center linked">{summary}</summary>
    {children}
  </details>
);

const formatInEnglish = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString('en', options);

/**
 * Lists every target set before the study, with the value reached, including missed targets. Names
 * and figures come from the study's report, in English.
 */
export function BarTable() {
  const missed = studyBars.filter(({ holds }) => !holds).length;
  return (
    <Details className="mt-2" summary={words.targetsSummary(studyBars.length, missed)}>
      <ScrollRegion label={words.targetsTitle}>
        <table className="mt-3 w-full min-w-xl text-step--1">
          <thead className="text-muted">
            <tr>
              {words.targetColumns.map((column) => (
                <th key={column} scope="col" className="py-2 pe-4 text-start font-medium last:pe-0">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {studyBars.map(({ item, what, bar, value, se, holds }) => (
              <tr key={item + what} className="border-t border-line align-top">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  <bdi lang="en" dir="ltr">
                    {what}
                  </bdi>
                </th>
                <td className="py-2 pe-4 whitespace-nowrap text-muted tabular-nums">
                  <bdi lang="en" dir="ltr">
                    {bar}
                  </bdi>
                </td>
                <td className="py-2 pe-4 whitespace-nowrap tabular-nums">
                  <bdi lang="en" dir="ltr">
                    {formatValue(value, formatInEnglish)}
                    {se !== null && (
                      <span className="text-muted"> ± {formatValue(se, formatInEnglish)}</span>
                    )}
                  </bdi>
                </td>
                <td className={`py-2 ${holds ? 'text-good' : 'text-poor'}`}>
                  {holds ? words.yes : words.missed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Details>
  );
}

/** Lists every kind of sentence; names come from the study, in English. */
export const SentenceTable = () => (
  <Details className="mt-2" summary={words.sentencesSummary(sentences.length)}>
    <ScrollRegion label={words.sentencesTitle}>
      <table className="mt-3 w-full min-w-xl text-step--1">
        <thead className="text-muted">
          <tr>
            {words.sentenceColumns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start font-medium last:pe-0">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sentences.map(({ kind, word, least, most, worst }) => (
            <tr key={kind + word} className="border-t border-line align-top">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                <bdi lang="en" dir="ltr">
                  {kind}
                </bdi>
              </th>
              <td className="py-2 pe-4">
                <bdi lang="en" dir="ltr">
                  {word}
                </bdi>
              </td>
              <td className="py-2 pe-4 whitespace-nowrap tabular-nums">
                {words.range(formatShare(least), formatShare(most))}
              </td>
              <td className="py-2">
                <bdi lang="en" dir="ltr">
                  {worst}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  </Details>
);
