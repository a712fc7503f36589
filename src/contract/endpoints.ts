/** Every call with its schemas, which validate requests and replies and make the OpenAPI page. */

import type { z } from 'zod';
import { exportShapes } from './account-data.ts';
import { accountCalls, donationCalls, passkeyCalls, studyCalls } from './accounts-calls.ts';
import { accountShapes } from './accounts.ts';
import { adminCalls } from './admin-calls.ts';
import { adminShapes } from './admin.ts';
import { commonCalls } from './common-calls.ts';
import { comparisonShapes } from './comparison.ts';
import { profileCalls } from './profile-calls.ts';
import { profileShapes } from './profile.ts';
import type { Schema, Shape } from './shape.ts';
import { linkCalls } from './sharing-calls.ts';
import { linkShapes } from './sharing.ts';
import { studyShapes } from './studies.ts';
import { surveyShapes } from './survey.ts';
import { togetherCalls } from './together-calls.ts';
import { togetherShapes } from './together.ts';

export const calls = {
  ...commonCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...donationCalls,
  ...studyCalls,
  ...linkCalls,
  ...togetherCalls,
  ...adminCalls,
} as const;
export type CallName = keyof typeof calls;

export const shapes = {
  ...accountShapes,
  ...exportShapes,
  ...surveyShapes,
  ...profileShapes,
  ...comparisonShapes,
  ...linkShapes,
  ...studyShapes,
  ...togetherShapes,
  ...adminShapes,
} as const satisfies Record<CallName, Shape>;

export type ServedCall = keyof typeof shapes;

type Shapes = typeof shapes;
type Out<S> = S extends Schema<infer T> ? T : undefined;
type Slot<K extends ServedCall, S extends keyof Shape> =
  Shapes[K] extends Record<S, infer T> ? Out<T> : undefined;

export interface Input<K extends ServedCall> {
  readonly params: Slot<K, 'params'>;
  readonly query: Slot<K, 'query'>;
  readonly body: Slot<K, 'body'>;
}
/** The body of a 200 reply. */
export type Reply<K extends ServedCall> = Slot<K, 'reply'>;
export type AcceptedReply<K extends ServedCall> = Shapes[K] extends { readonly accepted: infer T }
  ? Out<T>
  : never;

/** The request body before the schema fills in defaults. */
export type RequestBody<K extends ServedCall> = Shapes[K] extends {
  readonly body: infer B extends z.ZodType;
}
  ? z.input<B>
  : undefined;

export const servedCalls = Object.keys(shapes) as ServedCall[]; // as: the keys of a literal object
