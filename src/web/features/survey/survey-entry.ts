import { paths } from '../../platform/navigation/paths.ts';
import { restoreSession } from '../../platform/session/call.ts';
import { session } from '../../platform/session/session.ts';

/**
 * Returns the path to redirect to if the visitor may not take the survey now, otherwise null (spec
 * §2).
 */
export async function findEntryRedirect(): Promise<string | null> {
  if (session.getState().user === null) {
    const isRestored = await restoreSession().catch(() => false);
    if (!isRestored) return paths.unauthenticated();
  }
  return session.getState().user?.surveyCompleted ? paths.profile() : null;
}
