import type { QuestionGroup } from '../../../contract/studies.ts';
import { ratherNotSay } from '../../../domain/scale-words.ts';
import { Button } from '../../ui/components/button.tsx';
import { StatusLine } from '../../ui/components/status-line.tsx';
import { Option } from '../../ui/forms/options.tsx';
import { inLanguage, pickText } from './sheet-view.ts';
import { type Answering, type OwnStudy, useAnswering } from './use-study.ts';
import * as words from './words.ts';

interface QuestionProps extends Pick<Answering, 'answers' | 'choose'> {
  readonly group: QuestionGroup;
  readonly question: QuestionGroup['questions'][number];
}

function Question({ group, question, answers, choose }: QuestionProps) {
  const { id, texts } = question;
  const [language, text] = pickText(texts);
  const [, { options }] = pickText(group.texts);
  const option = (label: string, value: number | null) => (
    <Option
      key={value}
      type="radio"
      group={id}
      label={label}
      isChosen={answers[id] === value}
      onChoose={() => choose(id, value)}
    />
  );
  return (
    <fieldset className="border-t border-line py-3">
      <legend {...inLanguage(language)} className="float-start w-full leading-snug font-medium">
        {text}
      </legend>
      <div className="clear-both flex flex-wrap gap-x-7 pt-1">
        <div {...inLanguage(language)} className="contents">
          {options.map((label, at) => option(label, group.min + at))}
        </div>
        {option(ratherNotSay, null)}
      </div>
    </fieldset>
  );
}

const Group = ({ group, ...answering }: Omit<QuestionProps, 'question'>) => {
  const [language, { head }] = pickText(group.texts);
  return (
    <section className="wrap-anywhere">
      {head !== null && (
        <p {...inLanguage(language)} className="pb-4 whitespace-pre-line">
          {head}
        </p>
      )}
      {group.questions.map((question) => (
        <Question key={question.id} group={group} question={question} {...answering} />
      ))}
    </section>
  );
};

/** Asks the study's own questions, in the researchers' words. */
export function QuestionForm({ questions }: Pick<OwnStudy, 'questions'>) {
  const { isBusy, failure, send, ...answering } = useAnswering();
  return (
    <>
      <p>{words.questionsIntro}</p>
      <div className="flex w-full flex-col gap-8 border-b border-line">
        {questions.map((group) => (
          <Group key={group.questions[0]?.id} group={group} {...answering} />
        ))}
      </div>
      <Button aria-disabled={isBusy} onClick={() => void send()}>
        {words.sendAnswers}
      </Button>
      <StatusLine tone="poor">{failure}</StatusLine>
    </>
  );
}
