/** Turns refusals into `application/problem+json`; only this file knows status codes. */

import type { FastifyReply } from 'fastify';
import de from '../../../../locales/de/server/platform/http/problem-texts.ts';
import es from '../../../../locales/es/server/platform/http/problem-texts.ts';
import fr from '../../../../locales/fr/server/platform/http/problem-texts.ts';
import he from '../../../../locales/he/server/platform/http/problem-texts.ts';
import ptBR from '../../../../locales/pt-BR/server/platform/http/problem-texts.ts';
import { type Problem, type Status, statuses } from '../../../contract/problem.ts';
import type { Locale, TranslatedLocale } from '../../../domain/locales.ts';
import { DamagedRow } from '../crypto/seal.ts';
import { requestLocale } from '../language.ts';
import { badRequest, Refusal, unavailable, TemporaryFailure } from '../refusal.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** Translations by English sentence, with # for each number: texts, or functions of the numbers. */
type ProblemTexts = Readonly<Record<string, string | ((...numbers: number[]) => string)>>;
const problemTexts: Readonly<Record<TranslatedLocale, ProblemTexts>> = {
  de,
  fr,
  es,
  'pt-BR': ptBR,
  he,
};

/** A sentence that has no translation, such as an administrator's, stays English. */
export function translateProblem(english: string, locale: Locale): string {
  if (locale === 'en') return english;
  const texts = problemTexts[locale];
  const translated = texts[english] ?? texts[english.replaceAll(/\d+/g, '#')] ?? english;
  if (typeof translated === 'string') return translated;
  return translated(...(english.match(/\d+/g) ?? []).map(Number));
}

export const isServerFailure = (refusal: Refusal): boolean => statuses[refusal.code].code >= 500;

interface ProblemOptions {
  /** Used instead of the status that belongs to the refusal's code. */
  readonly status?: Status;
  /** Identifies the request in the log. Only the body of a server failure (5xx) contains it. */
  readonly requestId?: string;
  readonly locale?: Locale;
}

export function problemBody(
  refusal: Refusal,
  { status, requestId, locale = 'en' }: ProblemOptions,
): string {
  const { code, title } = status ?? statuses[refusal.code];
  const { errors, missing, current } = refusal.details;
  const body: Problem = {
    type: 'about:blank',
    title,
    status: code,
    detail: translateProblem(refusal.message, locale),
    code: refusal.code,
    ...(requestId !== undefined && isServerFailure(refusal) && { requestId }),
    ...(errors && {
      errors: Object.fromEntries(
        Object.entries(errors).map(([field, error]) => [field, translateProblem(error, locale)]),
      ),
    }),
    ...(missing && { missing }),
    ...(current && { current }),
  };
  return JSON.stringify(body);
}

function problemHeaders({ code, details }: Refusal): Record<string, string> {
  const { retryAfterSeconds, allowedMethods } = details;
  return {
    ...(code === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
    ...(allowedMethods && { allow: allowedMethods.join(', ') }),
  };
}

export function sendProblem(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const locale = requestLocale(reply.request);
  return reply
    .code(statuses[refusal.code].code)
    .headers({ 'cache-control': 'no-store', 'content-language': locale })
    .headers(problemHeaders(refusal))
    .type(problemType)
    .send(problemBody(refusal, { requestId: reply.request.id, locale }));
}

const busy = unavailable('The service is busy. Please try again in a moment.');

const damaged = new Refusal(
  'damaged',
  'What is stored here is no longer what was saved, so it is not shown. You did nothing wrong. Please tell the operator of this site.',
);

const frameworkFailures: Readonly<Record<number, Refusal>> = {
  413: new Refusal('payload_too_large', 'The request is too large.'),
  415: new Refusal('unsupported_media_type', 'Send the body as application/json.'),
  503: busy,
};

/** An unknown error becomes a 500 without details, because its message may reveal internals. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof TemporaryFailure) return busy;
  if (error instanceof DamagedRow) return damaged;
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  const known = frameworkFailures[status];
  if (known) return known;
  if (status >= 400 && status < 500) return badRequest('The request could not be read.');
  return new Refusal('internal', 'Something went wrong on our side. Please try again.');
}
