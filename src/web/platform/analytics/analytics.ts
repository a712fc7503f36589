/** The only module that sends analytics events. */

import { site } from '../site.ts';
import type { Send } from './events.ts';

/** Whether the visitor's browser sends Do Not Track or Global Privacy Control. */
const isTrackingRefused = () =>
  navigator.doNotTrack === '1' ||
  // as: TypeScript does not know the property yet
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const maxIdleWaitMs = 5000;
const fallbackWaitMs = 2000;

let loading: Promise<Send> | null = null;

/** Loads the client once, when the browser is idle after the first paint. */
function loadClient(key: string): Promise<Send> {
  loading ??= new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: maxIdleWaitMs });
    else setTimeout(resolve, fallbackWaitMs);
  }).then(async () => (await import('./posthog.ts')).openPosthog(key));
  return loading;
}

/** Sends an event, unless there are no analytics or tracking is refused; ignores failures. */
export const record: Send = (event, properties) => {
  if (site.analytics === null || isTrackingRefused()) return;
  loadClient(site.analytics.key).then(
    (send) => send(event, properties),
    () => {},
  );
};
