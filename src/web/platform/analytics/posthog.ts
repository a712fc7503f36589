/** Uses the bundle of the PostHog client that loads no further scripts. */

import { posthog } from 'posthog-js/dist/module.slim.no-external';
import { sanitize, type Send } from './events.ts';

/** Opens PostHog without profiles or storage; events go to our own origin. */
export function openPosthog(key: string): Send {
  posthog.init(key, {
    api_host: `${window.location.origin}/ingest`,
    person_profiles: 'never',
    persistence: 'memory',
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_dead_clicks: false,
    rageclick: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    respect_dnt: true,
    ip: false,
    save_referrer: false,
    save_campaign_params: false,
    mask_personal_data_properties: true,
    opt_out_useragent_filter: true, // otherwise the client would read the user agent
    // as: PostHog's own shape, with fewer properties
    before_send: (captured) => captured && (sanitize(captured) as typeof captured | null),
  });
  return (event, properties) => void posthog.capture(event, properties, { send_instantly: true });
}
