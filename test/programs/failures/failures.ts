/** The failures by the name that `npm run trial` takes. */

import type { Failure } from './driver.ts';
import { failover } from './failover.ts';
import { kill9 } from './kill-9.ts';
import { outage } from './outage.ts';
import { rollingRestart } from './rolling-restart.ts';
import { unreadReplies } from './unread-replies.ts';

export const failures: Readonly<Record<string, Failure>> = {
  'kill-9': kill9,
  outage,
  failover,
  'rolling-restart': rollingRestart,
  'unread-replies': unreadReplies,
};
