import { useScaleLabels, AnswerScale } from './answer-scale.tsx';
import './question.css';

const ignore = () => {};
const refuse = () => false;

/** Shows a question as the survey would, for administrators. It cannot be answered. */
export default function QuestionPreview({ text }: { readonly text: string }) {
  const labels = useScaleLabels();
  return (
    <AnswerScale
      inert
      data-state="open"
      name="preview"
      labels={labels}
      value={undefined}
      isLocked={false}
      onAnswer={refuse}
      onMoveOn={ignore}
    >
      <legend>{text}</legend>
    </AnswerScale>
  );
}
