import { useRef, useState } from 'react';
import { Switch } from '../../ui/forms/switch.tsx';
import { CardDialog, useLook } from './card-dialog.tsx';
import { PairCard } from './pair-card.tsx';
import type { PairSubject } from './subjects.ts';
import * as words from './words.ts';

interface Props {
  readonly pair: PairSubject;
  readonly onClose: () => void;
}

/** Makes a card of two people that names neither of them. */
export default function PairDialog({ pair, onClose }: Props) {
  const [look, setLook] = useLook();
  const drawing = useRef<SVGSVGElement>(null);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const shared = pair.shared.filter((name) => !hidden.includes(name));
  const toggle = (name: string) =>
    setHidden(hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name]);
  const description = words.pairDescription(pair.level, shared);
  return (
    <CardDialog
      look={look}
      onLook={setLook}
      drawing={drawing}
      title={words.pairTitle}
      note={words.pairNote}
      choices={
        pair.shared.length > 0 && (
          <fieldset className="divide-y divide-line border-y border-line">
            <legend className="text-step--1 text-muted">{words.inCommonOption}</legend>
            {pair.shared.map((name) => (
              <Switch
                key={name}
                label={name}
                isOn={!hidden.includes(name)}
                onToggle={() => toggle(name)}
              />
            ))}
          </fieldset>
        )
      }
      description={description}
      card={
        <PairCard look={look} label={description} drawing={drawing} pair={{ ...pair, shared }} />
      }
      onClose={onClose}
    />
  );
}
