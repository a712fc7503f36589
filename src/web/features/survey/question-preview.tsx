import { useScaleLabels, AnswerScale } from './answer-scale.tsx';
import './question.css';

const ignore = () => {};
const refuse = () => false;

/** Shows a question as the survey would, for administrators. It cannot be answered. */
export default function QuestionPreview({ text }: { readonly text: string }) {
  const labels = useScaleLabels();
  return (
    <fieldset className="question" data-state="open" inert>
      <legend>{text}</legend>
      <AnswerScale
        name="preview"
        labels={labels}
        value={undefined}
        isLocked={false}
        onAnswer={refuse}
        onMoveOn={ignore}
      />
    </fieldset>
  );
}
