import { useRef, useState } from 'react';
import { shownTheme } from '../../../ui/theme/theme.ts';
import { altText } from '../alt-text.ts';
import { discreetChoice, missingOf, shownOf, type Subject } from '../choice.ts';
import { Drawing } from '../designs/drawing.tsx';
import { PictureControls } from './picture-controls.tsx';
import { PictureLayout } from './picture-layout.tsx';

interface Props {
  readonly subject: Subject;
  readonly onClose: () => void;
}

/** Square pictures of a profile (spec §1; decisions E1). Its first state shows a shape without a word. */
export default function PictureDialog({ subject, onClose }: Props) {
  const [choice, setChoice] = useState(() => discreetChoice(shownTheme()));
  const drawing = useRef<SVGSVGElement>(null);
  const shown = shownOf(subject, choice);
  const missing = missingOf(shown, choice.design);
  const description = missing === null ? altText(shown, choice) : '';
  return (
    <PictureLayout
      title="A picture to share"
      note="Drawn on this device and sent nowhere. It holds no code, no link and no name, unless you write one; once posted, a picture cannot be taken back."
      description={description}
      drawing={drawing}
      missing={missing}
      preview={<Drawing shown={shown} choice={choice} label={description} drawing={drawing} />}
      controls={<PictureControls subject={subject} choice={choice} onChange={setChoice} />}
      onClose={onClose}
    />
  );
}
