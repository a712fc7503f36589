/** All events of product analytics; `sanitize` drops every other one. */

import {
  type EventName,
  eventProperties,
  technicalEventProperties,
} from '../../../contract/analytics-events.ts';

interface Events {
  readonly $pageview: { readonly $current_url: string };
  readonly survey_progress: { readonly section: string; readonly progress_percentage: number };
  readonly survey_completed: { readonly completion_time_minutes: number };
  readonly profile_action: { readonly action: string };
  readonly error_occurred: { readonly error_type: string; readonly context: string };
  readonly account_created: { readonly method: string };
  readonly login: { readonly method: 'email' | 'login_code' | 'passkey' };
}

export type Send = <E extends EventName>(event: E, properties: Events[E]) => void;

const allowedProperties = eventProperties satisfies {
  readonly [E in EventName]: readonly (keyof Events[E])[];
};

/** Properties that are removed at any depth. */
const removedKeys: ReadonlySet<string> = new Set([
  'userId',
  'email',
  'loginCode',
  'shareCode',
  'ip',
]);

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number';

function removeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      removedKeys.has(key) ? [] : [[key, removeKeys(inner)]],
    ),
  );
}

/**
 * Replaces anything that looks like a code or an address with a placeholder, and removes the query
 * and the fragment of a URL.
 */
export const redact = (text: string): string =>
  text
    .replace(/[?#].*$/s, '')
    .replace(/\/profile\/(?!(?:edit|answers|history)\b)[^/\s]+/g, '/profile/:shareCode')
    .replace(/\b[0-9A-Za-z]{4}(?:-[0-9A-Za-z]{4}){5}\b/g, ':loginCode')
    .replace(/\b[0-9A-Za-z]{20}\b/g, ':shareCode')
    .replace(/[^\s@]+@[^\s@]+/g, ':address');

export interface Captured {
  readonly event: string;
  readonly properties?: Json;
}

/** Keeps technical properties and allowed texts and numbers; null for any other event. */
export function sanitize<E extends Captured>(
  captured: E,
): {
  uuid: unknown;
  event: string;
  timestamp?: unknown;
  properties: Record<string, unknown>;
} | null {
  if (!Object.hasOwn(allowedProperties, captured.event)) return null;
  // as: the line above checked the name
  const names: readonly string[] = allowedProperties[captured.event as EventName];
  const properties = removeKeys(captured.properties ?? {}) as Json; // as: still a record
  const allowed = Object.entries(properties)
    .filter(([name, value]) => names.includes(name) && isTextOrNumber(value))
    .map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]);
  const technical = technicalEventProperties.flatMap((name) =>
    name in properties ? [[name, properties[name]] as const] : [],
  );
  const { uuid, timestamp } = captured as Json;
  return {
    uuid,
    event: captured.event,
    ...(timestamp !== undefined && { timestamp }),
    properties: { ...Object.fromEntries(allowed), ...Object.fromEntries(technical) },
  };
}
