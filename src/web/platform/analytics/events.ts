/** What may be told to product analytics, event by event (spec §1): nothing else fits the type, and nothing else is let through. */
export interface Events {
  readonly $pageview: { readonly $current_url: string };
  readonly survey_progress: { readonly section: string; readonly progress_percentage: number };
  readonly survey_completed: { readonly completion_time_minutes: number };
  readonly profile_action: { readonly action: string };
  readonly error_occurred: { readonly error_type: string; readonly context: string };
  readonly account_created: { readonly method: string };
  readonly login: { readonly method: 'email' | 'login_code' };
}

type EventName = keyof Events;

export type Send = <E extends EventName>(event: E, properties: Events[E]) => void;

/** The specification's table: of an event nothing passes but these properties. */
const allowed = {
  $pageview: ['$current_url'],
  survey_progress: ['section', 'progress_percentage'],
  survey_completed: ['completion_time_minutes'],
  profile_action: ['action'],
  error_occurred: ['error_type', 'context'],
  account_created: ['method'],
  login: ['method'],
} as const satisfies { readonly [E in EventName]: readonly (keyof Events[E])[] };

/** Removed at any depth before anything is sent (spec §1). */
const removed: ReadonlySet<string> = new Set(['userId', 'email', 'loginCode', 'shareCode', 'ip']);

/** What the service needs to take an event at all: the project's public key, and a random name that lives as long as the page. */
const technical = ['token', 'distinct_id', '$process_person_profile'] as const;

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemoved);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      removed.has(key) ? [] : [[key, withoutRemoved(inner)]],
    ),
  );
}

/** Codes and tokens stand in addresses: what looks like one becomes its pattern, in whatever text it stands (decisions E3). */
export function asPattern(text: string): string {
  return text
    .replace(/[?#].*$/s, '')
    .replace(/\/profile\/(?!edit\b)[^/\s]+/g, '/profile/:shareCode')
    .replace(/\b[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){5}\b/g, ':loginCode')
    .replace(/\b[0-9A-Za-z]{20}\b/g, ':shareCode')
    .replace(/[^\s@]+@[^\s@]+/g, ':address');
}

const cleaned = (value: unknown): unknown => (typeof value === 'string' ? asPattern(value) : value);

export interface Captured {
  readonly event: string;
  readonly properties?: Json;
}

/** An event as it leaves, or null where it is none of ours. A property that is no text and no number does not pass either. */
export function sanitize<E extends Captured>(
  captured: E,
): {
  uuid: unknown;
  event: string;
  timestamp?: unknown;
  properties: Record<string, unknown>;
} | null {
  if (!Object.hasOwn(allowed, captured.event)) return null;
  const names: readonly string[] = allowed[captured.event as EventName]; // as: has it, by the line above
  const properties = withoutRemoved(captured.properties ?? {}) as Json; // as: a record stays one
  const passed = Object.entries(properties).filter(
    ([name, value]) =>
      names.includes(name) && (typeof value === 'string' || typeof value === 'number'),
  );
  const needed = technical.flatMap((name) =>
    name in properties ? [[name, properties[name]] as const] : [],
  );
  const { uuid, timestamp } = captured as Json;
  return {
    uuid,
    event: captured.event,
    ...(timestamp !== undefined && { timestamp }),
    properties: {
      ...Object.fromEntries(passed.map(([name, value]) => [name, cleaned(value)])),
      ...Object.fromEntries(needed),
    },
  };
}
