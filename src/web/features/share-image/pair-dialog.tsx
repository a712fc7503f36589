import { useRef, useState } from 'react';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { currentTheme } from '../../ui/theme/theme.ts';
import { ExportActions } from './export-actions.tsx';
import { pairAltText, selectShared, type PairChoice, type PairSubject } from './frames.ts';
import { PairCard } from './pair-card.tsx';
import { toggle } from './story.ts';
import { BackgroundSwitch, Switch } from './switch.tsx';
import * as words from './words.ts';

interface Props {
  readonly pair: PairSubject;
  readonly onClose: () => void;
}

/** Makes a square picture of two people that names neither of them. */
export default function PairDialog({ pair, onClose }: Props) {
  const [choice, setChoice] = useState<PairChoice>(() => ({
    background: currentTheme(),
    hidden: [],
  }));
  const drawing = useRef<SVGSVGElement>(null);
  const description = pairAltText(pair, selectShared(pair, choice));
  return (
    <ClosableDialog isWide title={words.pairTitle} onClose={onClose}>
      <p className="max-w-2xl text-muted">{words.pairNote}</p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-[1.05fr_1fr]">
        <div className="flex flex-col gap-5 md:sticky md:inset-bs-0 md:self-start">
          <PairCard pair={pair} choice={choice} label={description} drawing={drawing} />
          <ExportActions drawing={drawing} description={description} />
        </div>
        <div className="flex flex-col gap-5">
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
        </div>
      </div>
    </ClosableDialog>
  );
}
