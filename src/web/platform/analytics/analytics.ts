/** The one place where an event passes (spec §1; decisions E3). */

import { site } from '../site/site.ts';
import type { Send } from './events.ts';

/** Whoever asks not to be tracked is not, by either of the two signals. */
const isRefused = () =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true; // as: not in TypeScript's list of it yet

let opening: Promise<Send> | null = null;

/** After the page is drawn and the browser has nothing better to do. */
function open(key: string): Promise<Send> {
  opening ??= new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  }).then(async () => (await import('./posthog.ts')).openPosthog(key));
  return opening;
}

/** Without a project, or for somebody who refuses, nothing is loaded and nothing is sent. A failure is nobody's concern but the operator's. */
export const record: Send = (event, properties) => {
  if (site.analytics === null || isRefused()) return;
  open(site.analytics.key).then(
    (send) => send(event, properties),
    () => {},
  );
};
