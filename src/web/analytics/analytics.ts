/** What may be told to product analytics, event by event (spec §1): nothing else fits the type. Where no service is connected, nothing is sent. */
export interface Events {
  readonly $pageview: { readonly $current_url: string };
  readonly survey_progress: { readonly section: string; readonly progress_percentage: number };
  readonly survey_completed: { readonly completion_time_minutes: number };
  readonly profile_action: { readonly action: string };
  readonly error_occurred: { readonly error_type: string; readonly context: string };
  readonly account_created: { readonly method: string };
  readonly login: { readonly method: 'email' | 'login_code' };
}

export type Send = <E extends keyof Events>(event: E, properties: Events[E]) => void;

/** The one place where an event passes. No service can be connected yet, so that nothing is sent. */
export const record: Send = () => undefined;
