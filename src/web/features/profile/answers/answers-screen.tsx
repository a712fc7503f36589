import { groupByTheme, type Theme, themeFacts } from '../../../../domain/themes.ts';
import { BackToProfile } from '../../../platform/navigation/back-to-profile.tsx';
import {
  FailedNotice,
  NothingYetNotice,
  SessionEndedNotice,
} from '../../../platform/session/load-notices.tsx';
import { loadingAnswers } from '../../../platform/words.ts';
import { HeaderLinks } from '../../../ui/components/header-links.tsx';
import { LoadingScreen } from '../../../ui/components/loading-screen.tsx';
import { StatusLine } from '../../../ui/components/status-line.tsx';
import { saveTexts } from '../../../ui/forms/save-status.ts';
import {
  type OwnAnswer,
  saveStatus,
  useAnswers,
  useLimits,
  useRevisions,
} from '../../own-answers/own-answers.ts';
import * as words from '../words.ts';
import { ThemeAnswers } from './theme-answers.tsx';

export default function AnswersScreen() {
  const answers = useAnswers();
  if (answers.phase === 'loading') return <LoadingScreen title={loadingAnswers} />;
  if (answers.phase === 'not-logged-in') return <SessionEndedNotice />;
  if (answers.phase === 'empty') return <NothingYetNotice title={words.noAnswers} />;
  if (answers.phase === 'failed')
    return <FailedNotice title={words.answersFailed} error={answers.error} />;
  return <ShownAnswers answers={answers.answers} />;
}

function ShownAnswers({ answers }: { readonly answers: readonly OwnAnswer[] }) {
  const limits = useLimits(answers);
  const revisions = useRevisions();
  const groups = groupByTheme(answers, ({ category }) => category);
  return (
    <article className="pb-20">
      <HeaderLinks>
        <BackToProfile />
      </HeaderLinks>
      <h1 className="pt-6 sm:pt-10">{words.answersHeading}</h1>
      <div className="flex max-w-3xl flex-col gap-3 pt-5 leading-relaxed">
        <p className="text-step-1">{words.nobodySees}</p>
        <p className="text-muted">{words.markBefore}</p>
        <p className="text-muted">{words.passHere}</p>
      </div>
      <ThemeLinks themes={groups.map(({ theme }) => theme)} />
      {groups.map(({ theme, entries }) => (
        <ThemeAnswers
          key={theme}
          theme={theme}
          answers={entries}
          limits={limits}
          revisions={revisions}
        />
      ))}
      <StatusLine className="sr-only">
        {saveTexts[saveStatus(limits.marks, limits.marks.lastItemId)]}
      </StatusLine>
      <StatusLine className="sr-only">{saveTexts[revisions.last?.status ?? 'idle']}</StatusLine>
    </article>
  );
}

const ThemeLinks = ({ themes }: { readonly themes: readonly Theme[] }) => (
  <nav aria-label={words.themes} className="pt-6 pb-4 print:hidden">
    <ul className="flex flex-wrap gap-x-5 text-step--1">
      {themes.map((theme) => (
        <li key={theme}>
          <a href={`#${theme}`} className="touch-link">
            {themeFacts[theme].name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
