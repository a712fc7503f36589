/** The service's own client, the bundle that loads no script from anywhere. Loaded late, and only where the operator named a project. */

import { posthog } from 'posthog-js/dist/module.slim.no-external';
import { sanitize, type Send } from './events.ts';

/** Person profiles off, nothing captured by itself, nothing kept in the browser, sent to our own origin (spec §1; decisions E3). */
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
    opt_out_useragent_filter: true, // the useragent is the service's business as little as everything else of the visitor
    before_send: (captured) => captured && (sanitize(captured) as typeof captured | null), // as: the service's own shape, with less in it
  });
  return (event, properties) => void posthog.capture(event, properties, { send_instantly: true });
}
