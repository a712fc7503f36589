import type { ComponentProps } from 'react';
import { compare, share } from '../../../ui/words.ts';
import { hasCompared } from '../../comparison/comparison.ts';
import { SendOwnLink, ShareDoor } from '../../sharing/sharing.ts';
import * as words from './words.ts';

/**
 * The filled button sends the link until there is a first comparison. The offer from the visitor's
 * arrival takes the place of 'Compare'.
 */
export function PhoneBar(door: Omit<ComponentProps<typeof ShareDoor>, 'look' | 'children'>) {
  const isFirst = !hasCompared();
  return (
    <nav aria-label={words.actions} className="phone-bar print:hidden">
      <div className={`flex flex-1 ${isFirst ? 'phone-bar-send' : ''}`}>
        {isFirst ? <SendOwnLink {...door} isShort /> : <ComparePart isFilled />}
      </div>
      {isFirst ? <ComparePart /> : <ShareDoor {...door}>{share}</ShareDoor>}
    </nav>
  );
}

const ComparePart = ({ isFilled = false }: { readonly isFilled?: boolean }) => (
  <a
    href="#compare"
    className={`phone-bar-compare inline-flex min-h-11 items-center justify-center rounded-full px-4 ${isFilled ? 'flex-1 bg-accent font-semibold text-on-accent forced-color-adjust-none' : 'font-medium text-muted linked'}`}
  >
    {compare}
  </a>
);
