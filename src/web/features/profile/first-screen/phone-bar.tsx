import type { ComponentProps, ReactNode } from 'react';
import { compare, share } from '../../../ui/words.ts';
import { ShareDoor } from '../../sharing/sharing.ts';
import * as words from './words.ts';

/** The offer from the visitor's arrival takes the place of 'Compare'. */
export const PhoneBar = (door: Omit<ComponentProps<typeof ShareDoor>, 'look' | 'children'>) => (
  <nav aria-label={words.actions} className="phone-bar print:hidden">
    <a
      href="#compare"
      className="phone-bar-compare inline-flex min-h-11 flex-col items-center justify-center rounded-2xl bg-accent px-3 py-1 text-center text-step--1 leading-tight font-semibold text-on-accent forced-color-adjust-none"
    >
      <Icon>
        <circle cx="9" cy="12" r="6" />
        <circle cx="15" cy="12" r="6" />
      </Icon>
      {compare}
    </a>
    <ShareDoor {...door} look="bar">
      <Icon>
        <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6" />
      </Icon>
      {share}
    </ShareDoor>
  </nav>
);

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
