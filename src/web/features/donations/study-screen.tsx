import type { ReactNode } from 'react';
import { type Locale, localeFacts } from '../../../domain/locales.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFocusOnChange } from '../../platform/navigation/use-focus-on-change.ts';
import { FailedNotice } from '../../platform/session/load-notices.tsx';
import { queryClient } from '../../platform/session/query-client.ts';
import { useSession } from '../../platform/session/session.ts';
import { help } from '../../platform/words.ts';
import { ArticleSection } from '../../ui/components/article-section.tsx';
import { Button, ButtonLink } from '../../ui/components/button.tsx';
import { CopyButton } from '../../ui/components/copy-button.tsx';
import { LoadingScreen } from '../../ui/components/loading-screen.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import { ConsentBox, useConsent } from '../../ui/forms/consent-box.tsx';
import { formatDay } from '../../ui/language/dates.ts';
import { locale } from '../../ui/language/locale.ts';
import { renderTags } from '../../ui/language/tags.ts';
import { loading } from '../../ui/words.ts';
import { LanguageLink } from '../language/language.ts';
import { QuestionForm } from './question-form.tsx';
import { inLanguage, parseSheet, pickText, type SheetBlock } from './sheet-view.ts';
import {
  type OpenedStudy,
  type OwnStudy,
  useAnsweringAgain,
  useJoining,
  useLeaving,
  useStudy,
} from './use-study.ts';
import * as words from './words.ts';

const Block = ({ block }: { readonly block: SheetBlock }) => {
  if (block.kind === 'list')
    return (
      <ul className="list-disc ps-5">
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  return block.kind === 'heading' ? (
    <h3 className="pt-2 text-step-0">{block.text}</h3>
  ) : (
    <p className="whitespace-pre-line">{block.text}</p>
  );
};

interface SheetProps {
  readonly language: Locale;
  readonly text: string;
}

/** Shows whatever researchers wrote as text. */
export const Sheet = ({ language, text }: SheetProps) => (
  <div {...inLanguage(language)} className="flex flex-col gap-4 wrap-anywhere">
    {parseSheet(text).map((block, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- the text never changes
      <Block key={at} block={block} />
    ))}
  </div>
);

const Head = ({
  title,
  study,
}: {
  readonly title: string;
  readonly study: OwnStudy | OpenedStudy;
}) => (
  <>
    <h1 className="max-w-4xl pt-6 pb-4 wrap-anywhere sm:pt-10">{title}</h1>
    <p className="max-w-3xl text-step-1 leading-relaxed wrap-anywhere">{study.title}</p>
    <p className="max-w-3xl pt-2 pb-10 text-muted wrap-anywhere">
      {words.responsible(study.responsible)}
      <br />
      {words.ethics(study.ethics)}
      <br />
      {words.lastDay(formatDay(study.lastDay))}
    </p>
  </>
);

const buttons = 'flex flex-wrap items-center gap-x-6 gap-y-3';

function JoinForm({ token, hasQuestions }: { readonly token: string; hasQuestions: boolean }) {
  const { box, isMissing, ifTicked } = useConsent();
  const { isBusy, failure, join } = useJoining(token);
  const hasFinished = useSession(({ user }) => user?.surveyCompleted === true);
  return (
    <>
      {hasFinished && !hasQuestions && <p>{words.finishedAlready}</p>}
      <ConsentBox box={box} isMissing={isMissing} name="study-consent">
        {words.consentToStudy}
      </ConsentBox>
      <p className={buttons}>
        <Button aria-disabled={isBusy} onClick={() => ifTicked(() => void join())}>
          {words.takePart}
        </Button>
        <TextLink to={paths.help()}>{help}</TextLink>
      </p>
      <StatusLine tone="poor">{isMissing ? words.tickConsent : failure}</StatusLine>
    </>
  );
}

const closed = { full: words.isFull, ended: words.hasEnded } as const;

const Languages = ({ texts }: Pick<OpenedStudy, 'texts'>) => (
  <p className="pb-8">
    {words.otherLanguage} {/* as: the keys of the object */}
    {(Object.keys(texts) as Locale[]).map((one) => (
      <span key={one} className="me-4">
        <LanguageLink to={one}>{localeFacts[one].name}</LanguageLink>
      </span>
    ))}
  </p>
);

const Invited = ({ study, token }: { readonly study: OpenedStudy; readonly token: string }) => {
  const [language, { sheet, consent }] = pickText(study.texts);
  const isAsked = language === locale;
  return (
    <article className="pb-20">
      <Head title={words.studyHeading} study={study} />
      {!isAsked && <Languages texts={study.texts} />}
      <ArticleSection title={words.sheetTitle}>
        <Sheet language={language} text={sheet} />
      </ArticleSection>
      <ArticleSection title={words.siteTitle} isMuted>
        <p>{words.whatIsGiven}</p>
        <p>
          {study.retestDays === null ? words.retakeReplaces : words.asksTwice(study.retestDays)}
        </p>
        {study.details && <p>{words.detailsToo}</p>}
        {study.hasQuestions && <p>{words.questionsToo}</p>}
        <p>{words.accountMade}</p>
        <p>{words.mayPass}</p>
        <p>{words.mayLeave}</p>
      </ArticleSection>
      <ArticleSection title={words.consentTitle}>
        <Sheet language={language} text={consent} />
        {study.state !== 'open' && <p role="status">{closed[study.state]}</p>}
        {study.state === 'open' && isAsked && <JoinForm token={token} {...study} />}
      </ArticleSection>
    </article>
  );
};

function LeaveButton({ onLeft }: { readonly onLeft: () => void }) {
  const { isBusy, failure, leave } = useLeaving(onLeft);
  return (
    <>
      <Button look="quiet" aria-disabled={isBusy} onClick={() => void leave()}>
        {words.leaveStudy}
      </Button>
      <StatusLine tone="poor">{failure}</StatusLine>
    </>
  );
}

interface PartProps {
  readonly study: OwnStudy;
  readonly onLeft: () => void;
}

const Part = ({ title, study, children }: PartProps & { title: string; children: ReactNode }) => (
  <article className="pb-20">
    <Head title={title} study={study} />
    <div className="flex max-w-3xl flex-col items-start gap-5">{children}</div>
  </article>
);

const Joined = (part: PartProps) => (
  <Part {...part} title={words.joinedTitle}>
    <p>{words.joinedSince(formatDay(part.study.joinedDay))}</p>
    <p>{part.study.isOpen ? words.finishFirst : words.endedBefore}</p>
    {part.study.isOpen && part.study.details && (
      <p>{renderTags(words.addDetailsFirst, { a: <TextLink to={paths.editProfile()} /> })}</p>
    )}
    <p className={buttons}>
      <ButtonLink to={paths.twoStageSurvey()}>{words.goToSurvey}</ButtonLink>
      <TextLink to={paths.help()}>{help}</TextLink>
    </p>
    <LeaveButton onLeft={part.onLeft} />
  </Part>
);

const Code = ({ text, code }: { readonly text: string; readonly code: string }) => (
  <p className="wrap-anywhere">
    <strong className="font-medium">{text}</strong> {words.sameForAll}{' '}
    <CopyButton value={code} label={words.copyIt} />
  </p>
);

function AnswerAgain({ until }: { readonly until: string }) {
  const { isBusy, failure, answerAgain } = useAnsweringAgain();
  return (
    <>
      <p>{words.answerAgainNow(until)}</p>
      <Button aria-disabled={isBusy} onClick={() => void answerAgain()}>
        {words.answerAgain}
      </Button>
      <StatusLine tone="poor">{failure}</StatusLine>
    </>
  );
}

/** The second time, for a study that asks twice. */
function Retest({ study: { retest, isOpen, lastDay } }: { readonly study: OwnStudy }) {
  if (!retest) return null;
  const { isGiven, isDue, completionCode, fromDay } = retest;
  if (isGiven)
    return (
      completionCode !== null && (
        <Code text={words.yourSecondCode(completionCode)} code={completionCode} />
      )
    );
  if (isDue) return <AnswerAgain until={formatDay(lastDay)} />;
  return (
    isOpen &&
    fromDay <= lastDay && <p>{words.answerAgainFrom(formatDay(fromDay), formatDay(lastDay))}</p>
  );
}

const Asked = (part: PartProps) => (
  <Part {...part} title={words.questionsTitle}>
    <QuestionForm questions={part.study.questions} />
    <LeaveButton onLeft={part.onLeft} />
  </Part>
);

const Done = (part: PartProps) => {
  const { debrief, completionCode, retest } = part.study;
  const [language, text] = pickText(debrief ?? { [locale]: '' });
  return (
    <Part {...part} title={words.thanksTitle}>
      <p>{retest?.isGiven ? words.bothGiven : words.copyGiven}</p>
      {completionCode !== null && (
        <Code text={words.yourCode(completionCode)} code={completionCode} />
      )}
      <Retest study={part.study} />
      <Sheet language={language} text={text} />
      <p>{renderTags(words.ifItMoved, { a: <TextLink to={paths.help()} /> })}</p>
      <ButtonLink to={paths.profile()}>{words.seeProfile}</ButtonLink>
      <LeaveButton onLeft={part.onLeft} />
    </Part>
  );
};

export default function StudyScreen() {
  const { state, token, onLeft } = useStudy();
  useFocusOnChange(state.phase === 'loading' ? null : state.phase);
  switch (state.phase) {
    case 'loading':
      return <LoadingScreen title={loading} />;
    case 'failed':
      return (
        <FailedNotice
          takesFocus
          title={words.studyNotLoaded}
          error={state.error}
          onRetry={() => void queryClient.resetQueries()}
          wayOut={null}
        />
      );
    case 'unknown':
      return (
        <Notice
          title={words.unknownTitle}
          actions={<ButtonLink to={paths.landing()}>{words.toHome}</ButtonLink>}
        >
          <p>{words.unknownText}</p>
        </Notice>
      );
    case 'left':
      return (
        <Notice
          title={words.leftTitle}
          actions={<ButtonLink to={paths.landing()}>{words.toHome}</ButtonLink>}
        >
          <p>{words.leftText}</p>
        </Notice>
      );
    case 'invited':
      return <Invited study={state.study} token={token} />;
    case 'joined':
      return <Joined study={state.study} onLeft={onLeft} />;
    case 'asked':
      return <Asked study={state.study} onLeft={onLeft} />;
    case 'done':
      return <Done study={state.study} onLeft={onLeft} />;
  }
}
