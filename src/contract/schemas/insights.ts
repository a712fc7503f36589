/**
 * Personalised texts, written by a language model service that the operator chose (product
 * decisions E2).
 */

import { z } from 'zod';

export const insight = z.object({ text: z.string(), model: z.string(), writtenDay: z.string() });

/**
 * Must contain the visitor's consent to sending scores and their margins to the service that writes
 * the text. Without consent the server rejects the request and sends nothing to the service.
 */
export const insightRequest = z.object({
  agreed: z.literal(
    true,
    'Please agree first: your scores and their margins are sent to the service that writes.',
  ),
});

const insightFailures = ['refused', 'unsuitable', 'too_slow', 'unavailable', 'site_limit'] as const;

/**
 * An event in the stream that the server sends while the text is written. Each sentence is sent
 * once it has passed the checks; the last event is the outcome.
 */
export const insightEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('begun') }),
  z.object({ event: z.literal('sentence'), text: z.string() }),
  z
    .object({ event: z.literal('again') })
    .describe('What was shown so far does not count: it is written once more.'),
  z.object({ event: z.literal('written'), insight }),
  z.object({ event: z.literal('failed'), reason: z.enum(insightFailures) }),
]);
