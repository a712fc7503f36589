import { useRef, useState } from 'react';
import { currentTheme } from '../../../ui/theme/theme.ts';
import {
  pairAltText,
  selectShared,
  type PairChoice,
  type PairSubject,
} from '../content/pair-choice.ts';
import { toggle } from '../content/picture-choice.ts';
import { PairCard } from '../designs/pair-card.tsx';
import { BackgroundOptions } from './background-options.tsx';
import { Option, Options } from './options.tsx';
import { PictureLayout } from './picture-layout.tsx';

interface Props {
  readonly pair: PairSubject;
  readonly onClose: () => void;
}

/** Makes a square picture of two people that names neither of them (product decisions E1). */
export default function PairDialog({ pair, onClose }: Props) {
  const [choice, setChoice] = useState<PairChoice>(() => ({
    background: currentTheme(),
    hidden: [],
  }));
  const drawing = useRef<SVGSVGElement>(null);
  const description = pairAltText(pair, selectShared(pair, choice));
  return (
    <PictureLayout
      title="A picture of the two of you"
      note="Drawn on this device and sent nowhere. It names nobody and holds no figure of either of you. It is about two people: ask the other one before you show it."
      description={description}
      drawing={drawing}
      missing={null}
      preview={<PairCard pair={pair} choice={choice} label={description} drawing={drawing} />}
      controls={
        <>
          <BackgroundOptions
            background={choice.background}
            onChange={(background) => setChoice({ ...choice, background })}
          />
          {pair.shared.length > 0 && (
            <Options title="In common">
              {pair.shared.map((name) => (
                <Option
                  key={name}
                  type="checkbox"
                  label={name}
                  isChosen={!choice.hidden.includes(name)}
                  onChoose={() => setChoice({ ...choice, hidden: toggle(choice.hidden, name) })}
                />
              ))}
            </Options>
          )}
        </>
      }
      onClose={onClose}
    />
  );
}
