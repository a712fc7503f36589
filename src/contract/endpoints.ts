/** Every call with its schemas, which validate requests and replies and make the OpenAPI page. */

import type { z } from 'zod';
import { accountCalls, donationCalls, passkeyCalls } from './accounts-calls.ts';
import { adminCalls } from './admin-calls.ts';
import { commonCalls } from './common-calls.ts';
import { profileCalls } from './profile-calls.ts';
import * as schemas from './schemas.ts';
import { linkCalls } from './sharing-calls.ts';
import { statisticsCalls } from './statistics-calls.ts';
import { togetherCalls } from './together-calls.ts';

/** The part of a zod schema needed here: `z.ZodType<T>` costs the type checker far more. */
export interface Schema<Out = unknown> {
  parse(data: unknown): Out;
}

interface Shape {
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
  readonly accepted?: Schema;
  /** The body of a 200 reply is a stream of `reply` objects, one per line. */
  readonly ndjson?: true;
}

export const calls = {
  ...commonCalls,
  ...accountCalls,
  ...passkeyCalls,
  ...profileCalls,
  ...donationCalls,
  ...linkCalls,
  ...togetherCalls,
  ...statisticsCalls,
  ...adminCalls,
} as const;
export type CallName = keyof typeof calls;

export const shapes = {
  register: { body: schemas.registerRequest, reply: schemas.session },
  createUnique: { reply: schemas.session },
  login: { body: schemas.loginRequest, reply: schemas.session, accepted: schemas.emailChallenge },
  refresh: { reply: schemas.refreshedSession },
  logout: { reply: schemas.empty },
  me: { reply: schemas.user },
  rotateLoginCode: { body: schemas.newLoginCodeRequest, reply: schemas.newLoginCode },
  proofStatus: { reply: schemas.proofStatus },
  prove: { body: schemas.proveRequest, reply: schemas.empty },
  mailProofCode: { body: schemas.mailProofCodeRequest, reply: schemas.emailChallenge },
  confirmEmail: { body: schemas.confirmRequest, reply: schemas.user },
  passkeyChallenge: { reply: schemas.passkeyChallenge },
  signInByPasskey: { body: schemas.passkeyUse, reply: schemas.session },
  listPasskeys: { reply: schemas.passkeys },
  preparePasskey: { reply: schemas.passkeyChallenge },
  keepPasskey: { body: schemas.keepPasskeyRequest, reply: schemas.passkeys },
  renamePasskey: { body: schemas.renamePasskeyRequest, reply: schemas.passkeys },
  removePasskey: { body: schemas.removePasskeyRequest, reply: schemas.passkeys },
  listSessions: { reply: schemas.sessions },
  endSession: { params: schemas.sessionParams, reply: schemas.empty },
  startSurvey: { body: schemas.startRequest, reply: schemas.attempt },
  surveyStatus: { reply: schemas.attempt },
  attemptStatus: { params: schemas.attemptParams, reply: schemas.attempt },
  saveResponse: { body: schemas.saveResponseRequest, reply: schemas.saveResponseReply },
  completeSetA: { body: schemas.completeSetARequest, reply: schemas.attempt },
  surveyItems: { reply: schemas.surveyItems },
  scaleLabels: { reply: schemas.scaleLabels },
  roundStatus: { reply: schemas.rounds },
  beginRound: { reply: schemas.rounds },
  listAnswers: { reply: schemas.ownAnswers },
  setLimit: { body: schemas.setLimitRequest, reply: schemas.setLimitReply },
  profileHistory: { reply: schemas.profileHistory },
  forgetHistory: { reply: schemas.empty },
  retakeSurvey: { reply: schemas.attempt },
  computeProfile: { body: schemas.computeRequest, reply: schemas.mathematicalProfile },
  profileStatus: { reply: schemas.profileStatus },
  writeInsight: { body: schemas.insightRequest, reply: schemas.insightEvent, ndjson: true },
  discardInsight: { reply: schemas.empty },
  publicProfile: { params: schemas.shareCodeParams, reply: schemas.publicProfile },
  deleteData: { body: schemas.deleteRequest, reply: schemas.message },
  updateOptionalInfo: { body: schemas.optionalInfoRequest, reply: schemas.optionalInfoReply },
  getDonation: { reply: schemas.donation },
  setDonation: { body: schemas.donationRequest, reply: schemas.donation },
  renewShareCode: { reply: schemas.user },
  switchSharingOff: { reply: schemas.user },
  exportData: { reply: schemas.accountData },
  compareProfiles: { body: schemas.compareRequest, reply: schemas.comparison },
  listPeople: { reply: schemas.people },
  keepPerson: { body: schemas.keepPersonRequest, reply: schemas.people },
  removePerson: { body: schemas.personRequest, reply: schemas.people },
  createLink: { body: schemas.createLinkRequest, reply: schemas.link },
  previewLink: { body: schemas.previewLinkRequest, reply: schemas.openedLink },
  listLinks: { reply: schemas.links },
  changeLink: { body: schemas.changeLinkRequest, reply: schemas.link },
  deleteLink: { body: schemas.linkRequest, reply: schemas.empty },
  openLink: { body: schemas.openLinkRequest, reply: schemas.openedLink },
  createPair: { body: schemas.createPairRequest, reply: schemas.createdPair },
  joinPair: { body: schemas.joinPairRequest, reply: schemas.joinedPair },
  listPairs: { reply: schemas.pairs },
  sayYes: { body: schemas.sayYesRequest, reply: schemas.empty },
  endPair: { body: schemas.pairRequest, reply: schemas.empty },
  sendMarks: { body: schemas.sendMarksRequest, reply: schemas.pairResult },
  eraseAgreement: { body: schemas.pairRequest, reply: schemas.pairResult },
  sayHelped: { body: schemas.sayHelpedRequest, reply: schemas.pairResult },
  pairResult: { body: schemas.pairRequest, reply: schemas.pairResult },
  publicStatistics: { reply: schemas.publicStatistics },
  listAdminItems: { query: schemas.adminItemsQuery, reply: schemas.adminItems },
  updateAdminItem: {
    params: schemas.adminItemParams,
    body: schemas.updateItemRequest,
    reply: schemas.adminItem,
  },
  updateAdminItems: { body: schemas.updateItemsRequest, reply: schemas.updatedCount },
  listEditions: { reply: schemas.adminEditions },
  listAdminLabels: { reply: schemas.adminLabels },
  updateAdminLabels: { body: schemas.updateLabelsRequest, reply: schemas.adminLabels },
  listParameterSets: { reply: schemas.parameterSets },
  parameterSetReport: { params: schemas.parameterSetParams, reply: schemas.parameterSetReport },
  useParameterSet: { body: schemas.useParameterSetRequest, reply: schemas.parameterSets },
  listAudit: { query: schemas.auditQuery, reply: schemas.auditPage },
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
export type IsNdjson<K extends ServedCall> = Shapes[K] extends { readonly ndjson: true }
  ? true
  : false;
/** The body of a 200 reply; for a stream, the object on each line. */
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
