/** The schema of all settings: formats, defaults, and error messages for wrong values (H2). */

import { z } from 'zod';
import { defaultSite } from '../../contract/site.ts';
import { parseAddress } from '../features/email/email.ts';
import { limits } from '../platform/rate-limit/limits.ts';
import {
  adminKeys,
  baseUrl,
  flag,
  isUrl,
  links,
  masterKey,
  port,
  publicKey,
  url,
} from './setting-schemas.ts';

const environment = z.object({
  PORT: port('PORT').default(3000),
  HOST: z.string().min(1, 'HOST must be an address or a host name.').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'DATA_DIR must be a folder.').default('./data'),
  DATABASE_URL: url('DATABASE_URL must be postgres://user:password@host:port/database.', [
    'postgres:',
    'postgresql:',
  ]).optional(),
  MIGRATION_DATABASE_URL: url(
    'MIGRATION_DATABASE_URL must be postgres://user:password@host:port/database.',
    ['postgres:', 'postgresql:'],
  ).optional(),
  MASTER_KEY: masterKey(
    'MASTER_KEY must be at least 32 random bytes in base64; make one with: openssl rand -base64 32',
  ).optional(),
  MASTER_KEY_PREVIOUS: masterKey(
    'MASTER_KEY_PREVIOUS must be the master key that was used before, in base64.',
  ).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.',
    )
    .default('warn'),
  TRUST_PROXY: z.coerce
    .number('TRUST_PROXY must be the number of proxies in front, 0 for none.')
    .int()
    .min(0)
    .max(10)
    .default(0),
  REQUIRE_CONSENT: z
    .enum(['strict', 'lenient'], 'REQUIRE_CONSENT must be strict or lenient.')
    .default('lenient'),
  ADMIN_KEY: adminKeys.optional(),
  HSTS: flag('HSTS').default(false),
  PUBLIC_URL: baseUrl(
    'PUBLIC_URL must be the address of this site, as https://survey.example.',
  ).optional(),
  MAIL_URL: url('MAIL_URL must be smtp://user:password@host:port, or smtps://…', [
    'smtp:',
    'smtps:',
  ]).optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => parseAddress(value) !== null || /^[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$/u.test(value),
      'MAIL_FROM must be an e-mail address.',
    )
    .default('no-reply@localhost.localdomain'),
  LEAVE_URL: url(
    'LEAVE_URL must be the address of a neutral page, as https://www.wikipedia.org/.',
  ).default(defaultSite.leaveUrl),
  CONTACT: z
    .string()
    .refine(
      (value) => isUrl(value, ['https:', 'mailto:']) || parseAddress(value) !== null,
      'CONTACT must be an e-mail address or an https:// page.',
    )
    .optional(),
  SAFETY_LINKS: links.default([]),
  DEMO: flag('DEMO').default(true),
  POSTHOG_KEY: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'POSTHOG_KEY must be the public key of a project, as phc_….')
    .optional(),
  POSTHOG_HOST: baseUrl(
    'POSTHOG_HOST must be the address of the service, as https://eu.i.posthog.com.',
  ).default('https://eu.i.posthog.com'),
  AI_BASE_URL: url(
    'AI_BASE_URL must be the address of a service that speaks OpenAI’s protocol, as https://api.example/v1.',
  ).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\w./:@ -]{1,100}$/, 'AI_MODEL must be the name of a model of that service.')
    .optional(),
  AI_DAILY_TEXTS: z.coerce
    .number('AI_DAILY_TEXTS must be a number.')
    .int('AI_DAILY_TEXTS must be a whole number.')
    .min(1, 'AI_DAILY_TEXTS must be 1 to 1000000.')
    .max(1_000_000, 'AI_DAILY_TEXTS must be 1 to 1000000.')
    .default(limits.insightOfSite.windows[0].max),
  CALIBRATION_PUBLIC_KEY: publicKey.optional(),
  DRAIN_SECONDS: z.coerce
    .number('DRAIN_SECONDS must be a number of seconds.')
    .min(0, 'DRAIN_SECONDS must be 0 to 300.')
    .max(300, 'DRAIN_SECONDS must be 0 to 300.')
    .default(0),
  BACKUP_DIR: z.string().min(1, 'BACKUP_DIR must be a folder.').optional(),
  METRICS_PORT: port('METRICS_PORT').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  RATE_LIMIT_SCALE: z.coerce
    .number('RATE_LIMIT_SCALE must be a number.')
    .min(0.1, 'RATE_LIMIT_SCALE must be at least 0.1.')
    .max(1_000_000)
    .default(1),
});

export const checkedEnvironment = environment
  .refine(
    ({ AI_BASE_URL, AI_API_KEY, AI_MODEL }) =>
      new Set([AI_BASE_URL, AI_API_KEY, AI_MODEL].map((value) => value === undefined)).size === 1,
    {
      path: ['AI_BASE_URL'],
      message: 'AI_BASE_URL, AI_API_KEY and AI_MODEL belong together: set all three, or none.',
    },
  )
  .refine(
    ({ MASTER_KEY: current, MASTER_KEY_PREVIOUS: previous }) =>
      current === undefined ||
      previous === undefined ||
      !Buffer.from(current, 'base64').equals(Buffer.from(previous, 'base64')),
    {
      path: ['MASTER_KEY_PREVIOUS'],
      message: 'MASTER_KEY_PREVIOUS must differ from MASTER_KEY: it is the one used before.',
    },
  );

export type Config = Readonly<z.infer<typeof environment>>;

// as: the keys of the schema
export const settingNames = Object.keys(environment.shape) as (keyof Config)[];
