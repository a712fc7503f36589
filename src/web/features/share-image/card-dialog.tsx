import { type ReactNode, type RefObject, useState } from 'react';
import { product } from '../../../domain/product.ts';
import { ClosableDialog } from '../../platform/quick-exit/closable-dialog.tsx';
import { Option, Options } from '../../ui/forms/options.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { currentTheme } from '../../ui/theme/theme.ts';
import { ExportActions } from './export-actions.tsx';
import type { Look } from './frame.tsx';
import { formats } from './palette.ts';
import * as words from './words.ts';

interface Props {
  readonly title: string;
  readonly note: string;
  /** What this card offers to choose, above what every card does. */
  readonly choices?: ReactNode;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** The text alternative of the card; null while there is nothing to draw. */
  readonly description: string | null;
  readonly card: ReactNode;
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly onClose: () => void;
}

export const useLook = () =>
  useState<Look>(() => ({ background: currentTheme(), format: 'square', hasBrand: true }));

/** Makes a card on this device, in the look that the visitor chooses. */
export function CardDialog({ choices, description, card, drawing, ...props }: Props) {
  return (
    <ClosableDialog isWide title={props.title} onClose={props.onClose}>
      <p className="max-w-2xl text-step--1 text-muted">{props.note}</p>
      <div className="grid grid-cols-1 gap-x-10 gap-y-4 md:grid-cols-[1.1fr_1fr]">
        <div className="flex min-w-0 flex-col gap-4 md:sticky md:inset-bs-0 md:self-start">
          {card}
        </div>
        <div className="flex flex-col gap-4">
          {choices}
          <LookChoices look={props.look} onChange={props.onLook} />
          {description !== null && <ExportActions drawing={drawing} description={description} />}
        </div>
      </div>
    </ClosableDialog>
  );
}

interface LookProps {
  readonly look: Look;
  readonly onChange: (look: Look) => void;
}

const LookChoices = ({ look, onChange }: LookProps) => (
  <>
    <Options title={words.shape}>
      {formats.map((format) => (
        <Option
          key={format}
          type="radio"
          group="shape"
          label={words.shapes[format]}
          isChosen={look.format === format}
          onChoose={() => onChange({ ...look, format })}
        />
      ))}
    </Options>
    <div className="divide-y divide-line border-y border-line">
      <Switch
        label={words.darkBackground}
        isOn={look.background === 'dark'}
        onToggle={() =>
          onChange({ ...look, background: look.background === 'dark' ? 'light' : 'dark' })
        }
      />
      <Switch
        label={words.productName(product.name)}
        isOn={look.hasBrand}
        onToggle={() => onChange({ ...look, hasBrand: !look.hasBrand })}
      />
    </div>
  </>
);
