import { forgetArrival, keepArrival, readArrival } from '../../platform/arrival/arrival.ts';
import { beginSession, type LoginReply, session } from '../../platform/session/session.ts';
import { storage } from '../../platform/storage.ts';

type Session = Extract<LoginReply, { accessToken: string }>;

/**
 * Begins the session of a sign-in, in the tab alone on a shared device. What the browser stored for
 * an earlier visit is forgotten, but what brought the visitor here goes along, unless somebody else
 * was signed in until now.
 */
export function beginVisit(reply: Session, isSharedDevice: boolean): void {
  const { user } = session.getState();
  const arrival = user === null || user.id === reply.user.id ? readArrival() : null;
  storage.keepInTabOnly(isSharedDevice, 'forgotten');
  if (arrival === null) forgetArrival();
  else keepArrival(arrival);
  beginSession(reply);
}
