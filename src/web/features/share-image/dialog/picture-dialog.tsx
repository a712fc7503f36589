import { useRef, useState } from 'react';
import { currentTheme } from '../../../ui/theme/theme.ts';
import { writeAltText } from '../content/alt-text.ts';
import {
  discreetChoice,
  explainMissing,
  selectShown,
  type PictureSubject,
} from '../content/picture-choice.ts';
import { Drawing } from '../designs/drawing.tsx';
import { PictureControls } from './picture-controls.tsx';
import { PictureLayout } from './picture-layout.tsx';

interface Props {
  readonly subject: PictureSubject;
  readonly onClose: () => void;
}

/** Makes square pictures of a profile (spec §1; product decisions E1). */
export default function PictureDialog({ subject, onClose }: Props) {
  const [choice, setChoice] = useState(() => discreetChoice(currentTheme()));
  const drawing = useRef<SVGSVGElement>(null);
  const shown = selectShown(subject, choice);
  const missing = explainMissing(shown, choice.design);
  const description = missing === null ? writeAltText(shown, choice) : '';
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
