/** Reads the events that the analytics client posts. Leaves out what the browser never sends. */

import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import {
  type EventName,
  eventProperties,
  technicalEventProperties,
} from '../../../contract/analytics-events.ts';
import { badRequest } from '../refusal/refusal.ts';

const maxUnpackedBytes = 256 * 1024;
const maxEvents = 50;
const maxTextLength = 400;

const text = z.string().max(maxTextLength);
const value = z.union([text, z.number(), z.boolean()]);
const eventNames = Object.keys(eventProperties) as [EventName, ...EventName[]]; // as: not empty

const event = z.object({
  event: z.enum(eventNames),
  uuid: text.optional(),
  timestamp: text.optional(),
  offset: z.number().optional(),
  properties: z.record(z.string(), z.unknown()),
});

/** The body of the analytics client. Zod leaves out all other fields. */
const body = z.object({
  api_key: text,
  sent_at: text.optional(),
  batch: z.array(event).min(1).max(maxEvents),
});

type PostedEvent = z.infer<typeof event>;

function unpack(bytes: Buffer): string {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isGzip ? gunzipSync(bytes, { maxOutputLength: maxUnpackedBytes }) : bytes).toString();
}

function allowProperties(posted: PostedEvent): PostedEvent {
  const names = [...eventProperties[posted.event], ...technicalEventProperties];
  const properties = names.flatMap((name) => {
    const parsed = value.safeParse(posted.properties[name]);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...posted, properties: Object.fromEntries(properties) };
}

/**
 * Returns the events as the JSON text to forward. Refuses with `bad_request` what is not JSON or
 * gzipped JSON, an event that the browser does not send, and the key of another project.
 */
export function readEvents(bytes: Buffer, projectKey: string): string {
  const invalid = badRequest('These are not events of this site.');
  let posted: z.infer<typeof body>;
  try {
    posted = body.parse(JSON.parse(unpack(bytes)));
  } catch {
    throw invalid;
  }
  const keys = [posted.api_key, ...posted.batch.map(({ properties }) => properties['token'])];
  if (keys.some((key) => key !== projectKey)) throw invalid;
  return JSON.stringify({ ...posted, batch: posted.batch.map(allowProperties) });
}
