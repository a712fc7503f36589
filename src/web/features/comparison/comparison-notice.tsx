import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { ComparisonPhase } from './use-comparison.ts';

type NoticePhase = Exclude<ComparisonPhase['phase'], 'loading' | 'shown'>;

/** The texts of the specification for each error (spec §5, §8). */
const texts = {
  'not-authenticated': {
    text: 'Not authenticated',
    hint: 'Comparing needs a profile of your own on this device.',
  },
  missing: {
    text: 'Missing profile information for comparison',
    hint: 'Enter the other person’s share code or link on your profile; your own sharing must be on.',
  },
  failed: {
    text: 'Failed to load profile comparison. Please check the share code and try again.',
    hint: null,
  },
  empty: { text: 'No comparison data available', hint: 'Both people need a finished profile.' },
} as const satisfies Record<NoticePhase, { readonly text: string; readonly hint: string | null }>;

interface Props {
  readonly phase: NoticePhase;
  /** The server's message, shown instead of the hint (product decisions D4, G1). */
  readonly detail: string | null;
  readonly error: unknown;
}

export function ComparisonNotice({ phase, detail, error }: Props) {
  const { text, hint } = texts[phase];
  const more = detail ?? hint;
  const actions = (
    <>
      <ButtonLink to={paths.profile()}>Back to Profile</ButtonLink>
      {phase === 'not-authenticated' && <TextLink to={paths.login()}>Login</TextLink>}
    </>
  );
  return (
    <Notice title="Profile Comparison" actions={actions}>
      <p role="alert" className="text-text">
        {text}
      </p>
      {more && <p>{more}</p>}
      <RequestIdNote error={error} />
    </Notice>
  );
}
