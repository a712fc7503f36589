/** The content of a link, for its recipient and in the owner's preview. */

import { groupByTheme, type Theme, themeFacts } from '../../../domain/themes.ts';
import { formatDay } from '../../ui/language/dates.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { PublicThemes, viewPublicThemes } from './public-themes.tsx';
import type { OpenedLink } from './use-opened-link.ts';
import * as words from './words.ts';

export const OpenedLinkView = ({ opened }: { readonly opened: OpenedLink }) => (
  <>
    {opened.level === 'words' && <Words {...opened} />}
    {opened.level === 'chosen' && <Interests interests={opened.interests} />}
    {opened.level !== 'words' && <PublicThemes themes={viewPublicThemes(opened)} />}
    <p className="pt-6 text-step--1 text-muted">
      {words.fromAnswers(formatDay(opened.answersDay))}
    </p>
  </>
);

type OfLevel<Level extends OpenedLink['level']> = Extract<OpenedLink, { level: Level }>;

function Words({ summary, standsOut }: Pick<OfLevel<'words'>, 'summary' | 'standsOut'>) {
  const [first, ...rest] = summary;
  const more = rest.join(' ');
  return (
    <section aria-label={words.theSummary} className="pt-6">
      <blockquote className="max-w-4xl border-s-2 border-accent ps-5 sm:ps-8">
        <p className="font-display text-step-3 leading-[1.2] text-balance">{first}</p>
        {more !== '' && <p className="mt-5 max-w-3xl text-step-1 leading-relaxed">{more}</p>}
      </blockquote>
      {standsOut !== null && (
        <p className="mt-10 max-w-3xl leading-relaxed">
          {renderTags(words.standsOut(themeFacts[standsOut].name), {
            span: <span className="font-medium" />,
          })}
        </p>
      )}
    </section>
  );
}

type Interest = OfLevel<'chosen'>['interests'][number];

const Interests = ({ interests }: { readonly interests: readonly Interest[] }) => (
  <section aria-labelledby="interests" className="pt-10">
    <h2 id="interests">{words.interestsTitle}</h2>
    <ul className="mt-6 grid gap-x-16 lg:grid-cols-2">
      {groupByTheme(interests, ({ theme }) => theme).map(({ theme, entries }) => (
        <ThemeInterests key={theme} theme={theme} interests={entries} />
      ))}
    </ul>
  </section>
);

interface ThemeInterestsProps {
  readonly theme: Theme;
  readonly interests: readonly Interest[];
}

const ThemeInterests = ({ theme, interests }: ThemeInterestsProps) => (
  <li className="border-t border-line py-4 break-inside-avoid">
    <h3 className="font-body text-step--1 tracking-normal text-muted">{themeFacts[theme].name}</h3>
    <ul className="mt-1 flex flex-col gap-2">
      {interests.map(({ questionText }) => (
        <li key={questionText} className="leading-snug">
          {questionText}
        </li>
      ))}
    </ul>
  </li>
);
