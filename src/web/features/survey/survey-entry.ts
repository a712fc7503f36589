import { paths } from '../../platform/navigation/paths.ts';
import { call, restoreSession } from '../../platform/session/call.ts';
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
  if (!session.getState().user?.surveyCompleted) return null;
  return (await isRoundOpen()) ? null : paths.profile();
}

/** Whether the visitor has finished the survey and is in the middle of a round of ten. */
async function isRoundOpen(): Promise<boolean> {
  const attempt = await call('surveyStatus').catch(() => null);
  return attempt?.state === 'ROUND_ACTIVE';
}
