import { useRef, useState } from 'react';
import { shownTheme } from '../../../ui/theme/theme.ts';
import { toggled } from '../choice.ts';
import { PairCard } from '../designs/pair-card.tsx';
import { pairAltText, sharedShown, type PairChoice, type PairSubject } from '../pair.ts';
import { Option, Options } from './options.tsx';
import { GroundOptions } from './picture-controls.tsx';
import { PictureLayout } from './picture-layout.tsx';

interface Props {
  readonly pair: PairSubject;
  readonly onClose: () => void;
}

/** A square picture of two people that names neither (decisions E1). */
export default function PairDialog({ pair, onClose }: Props) {
  const [choice, setChoice] = useState<PairChoice>(() => ({ ground: shownTheme(), hidden: [] }));
  const drawing = useRef<SVGSVGElement>(null);
  const description = pairAltText(pair, sharedShown(pair, choice));
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
          <GroundOptions
            ground={choice.ground}
            onChange={(ground) => setChoice({ ...choice, ground })}
          />
          {pair.shared.length > 0 && (
            <Options title="In common">
              {pair.shared.map((name) => (
                <Option
                  key={name}
                  type="checkbox"
                  label={name}
                  isChosen={!choice.hidden.includes(name)}
                  onChoose={() => setChoice({ ...choice, hidden: toggled(choice.hidden, name) })}
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
