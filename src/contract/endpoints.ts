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
}

/** Calls of the contract whose shapes come with the part of the product that serves them. The list only shrinks. */
export const notYetServed = [
  'register',
  'confirmEmail',
  'updateOptionalInfo',
] as const satisfies readonly CallName[];

export type ServedCall = Exclude<CallName, (typeof notYetServed)[number]>;

export const shapes = {
  createUnique: { reply: schemas.session },
  login: { body: schemas.loginRequest, reply: schemas.session },
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
  publicProfile: { params: schemas.shareCodeParams, reply: schemas.publicProfile },
  deleteData: { reply: schemas.message },
  renewShareCode: { reply: schemas.user },
  switchSharingOff: { reply: schemas.user },
  exportData: { reply: schemas.accountData },
  compareProfiles: { body: schemas.compareRequest, reply: schemas.comparison },
  listAdminItems: { query: schemas.adminItemsQuery, reply: schemas.adminItems },
  updateAdminItem: { params: schemas.adminItemParams, body: schemas.updateItemRequest, reply: schemas.adminItem },
  updateAdminItems: { body: schemas.updateItemsRequest, reply: schemas.updatedCount },
  listAdminLabels: { reply: schemas.adminLabels },
  updateAdminLabels: { body: schemas.updateLabelsRequest, reply: schemas.adminLabels },
  listAudit: { query: schemas.auditQuery, reply: schemas.auditPage },
} as const satisfies Record<ServedCall, Shape>;

type Shapes = typeof shapes;
type Out<S> = S extends Schema<infer T> ? T : undefined;
type Slot<K extends ServedCall, S extends keyof Shape> = Shapes[K] extends Record<S, infer T> ? Out<T> : undefined;

/** What a handler is given, parsed. */
export interface Input<K extends ServedCall> {
  readonly params: Slot<K, 'params'>;
  readonly query: Slot<K, 'query'>;
  readonly body: Slot<K, 'body'>;
}
export type Reply<K extends ServedCall> = Slot<K, 'reply'>;

/** What the browser sends as the body of a call: the schema's input, before defaults. */
export type RequestBody<K extends ServedCall> = Shapes[K] extends { readonly body: infer B extends z.ZodType } ? z.input<B> : undefined;

export const servedCalls = Object.keys(shapes) as ServedCall[]; // as: the keys of a literal object
export { calls };
