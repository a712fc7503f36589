import { RequestIdNote } from '../../platform/api/request-id-note.tsx';
import { paths, sharingHash } from '../../platform/navigation/paths.ts';
import { useSession } from '../../platform/session/session.ts';
import { backToProfile } from '../../platform/words.ts';
import { ButtonLink } from '../../ui/components/button.tsx';
import { Notice } from '../../ui/components/notice.tsx';
import { TextLink } from '../../ui/components/text-link.tsx';
import type { ComparisonPhase } from './use-comparison.ts';
import * as words from './words.ts';

type NoticePhase = Exclude<ComparisonPhase['phase'], 'loading' | 'no-profile' | 'shown'>;

/** The texts of the specification for each error (spec §5, §8). */
const texts = {
  'not-authenticated': { text: words.notAuthenticated, hint: words.notAuthenticatedHint },
  missing: { text: words.missing, hint: words.missingHint },
  failed: { text: words.failed, hint: null },
  empty: { text: words.empty, hint: words.emptyHint },
} as const satisfies Record<NoticePhase, { readonly text: string; readonly hint: string | null }>;

interface Props {
  readonly phase: NoticePhase;
  /** The server's message, shown instead of the hint (product decisions D4, G1). */
  readonly detail: string | null;
  readonly error: unknown;
  /** The code in the URL, for a visitor who is not logged in. */
  readonly linkedCode?: string | null;
}

export function ComparisonNotice({ phase, detail, error, linkedCode = null }: Props) {
  const { text, hint } = texts[phase];
  const more = detail ?? hint;
  const isSharingOff = useSession(({ user }) => user !== null && user.shareCode === null);
  const actions = (
    <>
      {linkedCode === null ? (
        <ButtonLink to={paths.profile()}>{backToProfile}</ButtonLink>
      ) : (
        <ButtonLink to={paths.publicProfile(linkedCode)}>{words.seeTheirThemes}</ButtonLink>
      )}
      {phase === 'missing' && isSharingOff && (
        <TextLink to={paths.editProfile() + sharingHash}>{words.switchSharingOn}</TextLink>
      )}
      {phase === 'not-authenticated' && <TextLink to={paths.login()}>{words.login}</TextLink>}
    </>
  );
  return (
    <Notice title={words.title} actions={actions}>
      <p role="alert" className="text-text">
        {text}
      </p>
      {more && <p>{more}</p>}
      <RequestIdNote error={error} />
    </Notice>
  );
}
