/** The events of product analytics, and the only properties that each may have. */

export const eventProperties = {
  $pageview: ['$current_url'],
  survey_progress: ['section', 'progress_percentage'],
  survey_completed: ['completion_time_minutes'],
  profile_action: ['action'],
  error_occurred: ['error_type', 'context'],
  account_created: ['method'],
  login: ['method'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EventName = keyof typeof eventProperties;

/**
 * The properties that PostHog needs. `token` is the project's public key; `distinct_id` lasts one
 * page load.
 */
export const technicalEventProperties = [
  'token',
  'distinct_id',
  '$process_person_profile',
] as const;
