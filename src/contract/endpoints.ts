/** Calls with their schemas: what the server parses, checks and documents (OpenAPI is made from this table). */

import type { z } from 'zod';
import { calls, type CallName } from './calls.ts';
import * as schemas from './schemas.ts';

/** Structural on purpose: far cheaper for the type checker than `z.ZodType<T>`. */
export interface Schema<Out = unknown> {
  parse(data: unknown): Out;
}

interface Shape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  /** The answer of status 202, where there is one. */
  readonly accepted?: Schema;
  /** Whether a 200 answers with one `reply` after another, each on a line of its own (application/x-ndjson). */
  readonly inLines?: true;
}

export const shapes = {
  register: { body: schemas.registerRequest, reply: schemas.session },
  createUnique: { reply: schemas.session },
  login: { body: schemas.loginRequest, reply: schemas.session, accepted: schemas.emailChallenge },
  confirmEmail: { body: schemas.confirmRequest, reply: schemas.confirmed },
  refresh: { reply: schemas.refreshedSession },
  logout: { reply: schemas.empty },
  me: { reply: schemas.user },
  rotateLoginCode: { reply: schemas.newLoginCode },
  listSessions: { reply: schemas.sessions },
  endSession: { params: schemas.sessionParams, reply: schemas.empty },
  startSurvey: { body: schemas.startRequest, reply: schemas.attempt },
  surveyStatus: { reply: schemas.attempt },
  attemptStatus: { params: schemas.attemptParams, reply: schemas.attempt },
  saveResponse: { body: schemas.saveResponseRequest, reply: schemas.saveResponseReply },
  completeSetA: { body: schemas.completeSetARequest, reply: schemas.attempt },
  surveyItems: { reply: schemas.surveyItems },
  scaleLabels: { reply: schemas.scaleLabels },
  retakeSurvey: { reply: schemas.attempt },
  computeProfile: { body: schemas.computeRequest, reply: schemas.mathematicalProfile },
  profileStatus: { reply: schemas.profileStatus },
  writeInsight: { body: schemas.insightRequest, reply: schemas.insightEvent, inLines: true },
  discardInsight: { reply: schemas.empty },
  publicProfile: { params: schemas.shareCodeParams, reply: schemas.publicProfile },
  deleteData: { reply: schemas.message },
  updateOptionalInfo: { body: schemas.optionalInfoRequest, reply: schemas.optionalInfoReply },
  renewShareCode: { reply: schemas.user },
  switchSharingOff: { reply: schemas.user },
  exportData: { reply: schemas.accountData },
  compareProfiles: { body: schemas.compareRequest, reply: schemas.comparison },
  listAdminItems: { query: schemas.adminItemsQuery, reply: schemas.adminItems },
  updateAdminItem: {
    params: schemas.adminItemParams,
    body: schemas.updateItemRequest,
    reply: schemas.adminItem,
  },
  updateAdminItems: { body: schemas.updateItemsRequest, reply: schemas.updatedCount },
  listAdminLabels: { reply: schemas.adminLabels },
  updateAdminLabels: { body: schemas.updateLabelsRequest, reply: schemas.adminLabels },
  listAudit: { query: schemas.auditQuery, reply: schemas.auditPage },
} as const satisfies Record<CallName, Shape>;

export type ServedCall = keyof typeof shapes;

type Shapes = typeof shapes;
type Out<S> = S extends Schema<infer T> ? T : undefined;
type Slot<K extends ServedCall, S extends keyof Shape> =
  Shapes[K] extends Record<S, infer T> ? Out<T> : undefined;

/** What a handler is given, parsed. */
export interface Input<K extends ServedCall> {
  readonly params: Slot<K, 'params'>;
  readonly query: Slot<K, 'query'>;
  readonly body: Slot<K, 'body'>;
}
/** Whether a 200 answers with one reply after another. */
export type InLines<K extends ServedCall> = Shapes[K] extends { readonly inLines: true }
  ? true
  : false;
/** What a 200 answers with; in a call whose reply comes in lines, what each of them holds. */
export type Reply<K extends ServedCall> = Slot<K, 'reply'>;
/** What a 202 answers with; never where a call has none. */
export type AcceptedReply<K extends ServedCall> = Shapes[K] extends { readonly accepted: infer T }
  ? Out<T>
  : never;

/** What the browser sends as the body of a call: the schema's input, before defaults. */
export type RequestBody<K extends ServedCall> = Shapes[K] extends {
  readonly body: infer B extends z.ZodType;
}
  ? z.input<B>
  : undefined;

export const servedCalls = Object.keys(shapes) as ServedCall[]; // as: the keys of a literal object
export { calls };
