import type { ReactNode } from 'react';
import { record } from '../../../platform/analytics/analytics.ts';
import { LazyDialog } from '../../../ui/components/lazy-dialog.tsx';
import { loadPictureDialog } from '../../share-image/share-image.ts';
import type { ProfileReading } from '../profile-view.ts';
import { readPictureSubject } from './picture-subject.ts';
import * as words from './words.ts';

export function PhoneBar({ reading }: { readonly reading: ProfileReading }) {
  const subject = readPictureSubject(reading);
  return (
    <>
      <div aria-hidden="true" className="phone-bar-room print:hidden" />
      <nav aria-label={words.actions} className="phone-bar print:hidden">
        <BarLink href="#compare" isMain>
          <Icon>
            <circle cx="9" cy="12" r="6" />
            <circle cx="15" cy="12" r="6" />
          </Icon>
          {words.compare}
        </BarLink>
        <BarLink href="#share">
          <Icon>
            <path d="M12 15V4m0 0L8 8m4-4 4 4M5 13v6h14v-6" />
          </Icon>
          {words.share}
        </BarLink>
        {subject.themes.length > 0 && (
          <LazyDialog
            look="bar"
            load={loadPictureDialog}
            dialog={{ subject }}
            onOpen={() => record('profile_action', { action: 'image' })}
          >
            <Icon>
              <rect x="4" y="4" width="16" height="16" rx="2.5" />
              <path d="m5 17 5-5 4 4 2-2 3 3" />
            </Icon>
            {words.picture}
          </LazyDialog>
        )}
      </nav>
    </>
  );
}

interface BarLinkProps {
  readonly href: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

const BarLink = ({ href, isMain = false, children }: BarLinkProps) => (
  <a
    href={href}
    className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-3 ${
      isMain ? 'bg-accent font-semibold text-on-accent forced-color-adjust-none' : 'font-medium'
    }`}
  >
    {children}
  </a>
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
