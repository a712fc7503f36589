import { useRef, useState } from 'react';
import { currentTheme } from '../../ui/theme/theme.ts';
import { pairAltText, selectShared, type PairChoice, type PairSubject } from './frames.ts';
import { PairCard } from './pair-card.tsx';
import { PictureLayout } from './picture-layout.tsx';
import { toggle } from './story.ts';
import { BackgroundSwitch, Switch } from './switch.tsx';
import * as words from './words.ts';

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
      title={words.pairTitle}
      note={words.pairNote}
      description={description}
      drawing={drawing}
      preview={<PairCard pair={pair} choice={choice} label={description} drawing={drawing} />}
      controls={
        <fieldset className="divide-y divide-line border-y border-line">
          <legend className="sr-only">{words.inCommonOption}</legend>
          {pair.shared.map((name) => (
            <Switch
              key={name}
              label={name}
              isOn={!choice.hidden.includes(name)}
              onToggle={() => setChoice({ ...choice, hidden: toggle(choice.hidden, name) })}
            />
          ))}
          <BackgroundSwitch
            background={choice.background}
            onChange={(background) => setChoice({ ...choice, background })}
          />
        </fieldset>
      }
      onClose={onClose}
    />
  );
}
