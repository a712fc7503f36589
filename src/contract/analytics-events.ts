/**
 * The events of product analytics and the only properties that each may have (spec §1). The browser
 * sends and the server forwards nothing else.
 */

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
 * The properties that PostHog itself needs. `token` is the project's public key; `distinct_id` is a
 * random id that lasts as long as the page.
 */
export const technicalEventProperties = [
  'token',
  'distinct_id',
  '$process_person_profile',
] as const;
