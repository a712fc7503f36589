import { z } from 'zod';
import { defaultSite, type SafetyLink } from '../../contract/site.ts';
import { offeredLocales } from '../../domain/locales.ts';
import { defaultLedgerDays } from '../features/accounts/ledger/ledger.ts';
import { parseAdminKeys } from '../features/admin/admin.ts';
import { parseAddress } from '../features/email/email.ts';
import { isPublicKey } from '../platform/crypto/seal-to-key.ts';
import { limits } from '../platform/rate-limit/limits.ts';

const flag = (name: string) =>
  z.enum(['on', 'off'], `${name} must be on or off.`).transform((value) => value === 'on');

const number = (message: string, min: number, max: number) =>
  z.coerce.number(message).min(min, message).max(max, message);

const wholeNumber = (message: string, min: number, max: number) =>
  number(message, min, max).int(message);

const port = (name: string) =>
  wholeNumber(`${name} must be a whole number from 0 to 65535.`, 0, 65_535);

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  protocols.includes(URL.parse(value)?.protocol ?? '');

const webProtocols = ['http:', 'https:'] as const;

const url = (message: string, protocols: readonly string[] = webProtocols) =>
  z.string().refine((value) => isUrl(value, protocols), message);

/** A web address without trailing slashes, so that a path can be appended. */
const baseUrl = (message: string) => url(message).transform((value) => value.replace(/\/+$/, ''));

const httpsPage = (name: string) => url(`${name} must be an https:// page.`, ['https:']).optional();

const adminKeys = z.string().transform((value, context) => {
  try {
    return parseAdminKeys(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'not readable');
    return z.NEVER;
  }
});

const databaseUrl = (name: string) =>
  url(`${name} must be postgres://user:password@host:port/database.`, ['postgres:', 'postgresql:']);

const minMasterKeyBytes = 32;

const masterKey = (message: string) =>
  z.string().refine((value) => Buffer.from(value, 'base64').length >= minMasterKeyBytes, message);

const publicKey = z
  .string()
  .refine(
    (value) => isPublicKey(Buffer.from(value, 'base64')),
    'CALIBRATION_PUBLIC_KEY must be a public key; make a pair with: bin/spark.mjs calibration key FILE',
  );

const linkPattern = /^\s*(?:\[([\w-]+)\]\s*)?([^=[\]]*?)\s*=\s*(\S+)\s*$/;

const links = z.string().transform((value, context) =>
  value.split(',').map((part): SafetyLink => {
    const [, tag, label = '', url = ''] = linkPattern.exec(part) ?? [];
    const locale = offeredLocales.find((offered) => offered === tag);
    if (label === '' || !isUrl(url, webProtocols) || (tag !== undefined && !locale))
      context.addIssue(
        `SAFETY_LINKS must be label=https://… , several with commas between them. [de] before a label shows it in one language; there are ${offeredLocales.join(', ')}.`,
      );
    return locale ? { label, url, locale } : { label, url };
  }),
);

const environment = z.object({
  PORT: port('PORT').default(3000),
  HOST: z.string().min(1, 'HOST must be an address or a host name.').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'DATA_DIR must be a folder.').default('./data'),
  DATABASE_URL: databaseUrl('DATABASE_URL').optional(),
  MIGRATION_DATABASE_URL: databaseUrl('MIGRATION_DATABASE_URL').optional(),
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
  TRUST_PROXY: wholeNumber(
    'TRUST_PROXY must be the number of proxies in front, 0 for none.',
    0,
    10,
  ).default(0),
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
  OPERATOR_NAME: z
    .string()
    .regex(/^[^\p{Cc}<>]{1,100}$/u, 'OPERATOR_NAME must be a name of at most 100 characters.')
    .optional(),
  CONTACT: z
    .string()
    .refine(
      (value) => isUrl(value, ['https:', 'mailto:']) || parseAddress(value) !== null,
      'CONTACT must be an e-mail address or an https:// page.',
    )
    .optional(),
  IMPRINT_URL: httpsPage('IMPRINT_URL'),
  TERMS_URL: httpsPage('TERMS_URL'),
  ACCESSIBILITY_URL: httpsPage('ACCESSIBILITY_URL'),
  SAFETY_LINKS: links.default([]),
  DEMO: flag('DEMO').default(true),
  ADULT_LABEL: flag('ADULT_LABEL').default(true),
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
  AI_DAILY_TEXTS: wholeNumber(
    'AI_DAILY_TEXTS must be a whole number from 1 to 1000000.',
    1,
    1_000_000,
  ).default(limits.insightOfSite.windows[0].max),
  CALIBRATION_PUBLIC_KEY: publicKey.optional(),
  DRAIN_SECONDS: number('DRAIN_SECONDS must be 0 to 300 seconds.', 0, 300).default(0),
  BACKUP_DIR: z.string().min(1, 'BACKUP_DIR must be a folder.').optional(),
  LEDGER_DAYS: wholeNumber(
    'LEDGER_DAYS must be a whole number of days from 1 to 3650.',
    1,
    3650,
  ).default(defaultLedgerDays),
  METRICS_PORT: port('METRICS_PORT').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  RATE_LIMIT_SCALE: number('RATE_LIMIT_SCALE must be 0.1 to 1000000.', 0.1, 1_000_000).default(1),
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
