/** The environment, read once, as one validated object (decisions H2). Nobody else reads `process.env`. */

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { defaultSite } from '../../contract/site.ts';
import { parseAdminKeys } from '../features/admin/admin.ts';
import { parseAddress } from '../features/email/email.ts';
import { limits } from '../platform/rate-limit/limits.ts';

const flag = (name: string) =>
  z.enum(['on', 'off'], `${name} must be on or off.`).transform((value) => value === 'on');
const port = (name: string) =>
  z.coerce
    .number(`${name} must be a number.`)
    .int(`${name} must be a whole number.`)
    .min(0, `${name} must be 0 to 65535.`)
    .max(65_535, `${name} must be 0 to 65535.`);

const adminKeys = z.string().transform((value, context) => {
  try {
    return parseAdminKeys(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'not readable');
    return z.NEVER;
  }
});

function isUrl(value: string, ...protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** `label=https://…`, several with commas between them. */
const links = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const [, label = '', url = ''] = /^\s*([^=]*?)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (label === '' || !isUrl(url, 'http:', 'https:'))
      context.addIssue('SAFETY_LINKS must be label=https://… , several with commas between them.');
    return { label, url };
  }),
);

const environment = z.object({
  PORT: port('PORT').default(3000),
  HOST: z.string().min(1, 'HOST must be an address or a host name.').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'DATA_DIR must be a folder.').default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => isUrl(value, 'postgres:', 'postgresql:'),
      'DATABASE_URL must be postgres://user:password@host:port/database.',
    )
    .optional(),
  MASTER_KEY: z
    .string()
    .refine(
      (value) => Buffer.from(value, 'base64').length >= 32,
      'MASTER_KEY must be at least 32 random bytes in base64; make one with: openssl rand -base64 32',
    )
    .optional(),
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
  PUBLIC_URL: z
    .string()
    .refine(
      (value) => isUrl(value, 'http:', 'https:'),
      'PUBLIC_URL must be the address of this site, as https://survey.example.',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  MAIL_URL: z
    .string()
    .refine(
      (value) => isUrl(value, 'smtp:', 'smtps:'),
      'MAIL_URL must be smtp://user:password@host:port, or smtps://…',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => parseAddress(value) !== null || /^[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$/u.test(value),
      'MAIL_FROM must be an e-mail address.',
    )
    .default('no-reply@localhost.localdomain'),
  LEAVE_URL: z
    .string()
    .refine(
      (value) => isUrl(value, 'http:', 'https:'),
      'LEAVE_URL must be the address of a neutral page, as https://www.wikipedia.org/.',
    )
    .default(defaultSite.leaveUrl),
  CONTACT: z
    .string()
    .refine(
      (value) => isUrl(value, 'https:', 'mailto:') || parseAddress(value) !== null,
      'CONTACT must be an e-mail address or an https:// page.',
    )
    .optional(),
  SAFETY_LINKS: links.default([]),
  DEMO: flag('DEMO').default(true),
  POSTHOG_KEY: z
    .string()
    .regex(/^[\w-]{8,100}$/, 'POSTHOG_KEY must be the public key of a project, as phc_….')
    .optional(),
  POSTHOG_HOST: z
    .string()
    .refine(
      (value) => isUrl(value, 'http:', 'https:'),
      'POSTHOG_HOST must be the address of the service, as https://eu.i.posthog.com.',
    )
    .transform((value) => value.replace(/\/+$/, ''))
    .default('https://eu.i.posthog.com'),
  AI_BASE_URL: z
    .string()
    .refine(
      (value) => isUrl(value, 'http:', 'https:'),
      'AI_BASE_URL must be the address of a service that speaks OpenAI’s protocol, as https://api.example/v1.',
    )
    .optional(),
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
  DRAIN_SECONDS: z.coerce
    .number('DRAIN_SECONDS must be a number of seconds.')
    .min(0, 'DRAIN_SECONDS must be 0 to 300.')
    .max(300, 'DRAIN_SECONDS must be 0 to 300.')
    .default(0),
  METRICS_PORT: port('METRICS_PORT').optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  RATE_LIMIT_SCALE: z.coerce
    .number('RATE_LIMIT_SCALE must be a number.')
    .min(0.1, 'RATE_LIMIT_SCALE must be at least 0.1.')
    .max(1_000_000)
    .default(1),
});

const settings = environment.refine(
  ({ AI_BASE_URL, AI_API_KEY, AI_MODEL }) =>
    new Set([AI_BASE_URL, AI_API_KEY, AI_MODEL].map((value) => value === undefined)).size === 1,
  {
    path: ['AI_BASE_URL'],
    message: 'AI_BASE_URL, AI_API_KEY and AI_MODEL belong together: set all three, or none.',
  },
);

export type Config = Readonly<z.infer<typeof environment>>;

/** Every setting. */
export const settingNames = Object.keys(environment.shape) as (keyof Config)[]; // as: the keys of the object that the type is made of

export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What must stand in no list of processes and in no file that others read: each may come from a file, named by NAME_FILE. */
export const secretSettings = [
  'DATABASE_URL',
  'MASTER_KEY',
  'ADMIN_KEY',
  'MAIL_URL',
  'AI_API_KEY',
] as const satisfies readonly (keyof Config)[];

interface SecretFiles {
  /** The environment with the secrets that lie in files. What is empty counts as not given. */
  readonly given: Record<string, string>;
  /** What is wrong with a file, by the setting that it should hold. */
  readonly wrong: ReadonlyMap<string, string>;
}

function withSecretFiles(env: Environment): SecretFiles {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
    ),
  );
  const wrong = new Map<string, string>();
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) {
      wrong.set(name, `${name} and ${name}_FILE are both set. Keep one of them.`);
      continue;
    }
    try {
      given[name] = readFileSync(path, 'utf8').trim();
      if (given[name] === '') wrong.set(name, 'The file is empty.');
    } catch (error) {
      wrong.set(
        name,
        `The file cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'}).`,
      );
    }
  }
  return { given, wrong };
}

/** Throws a `ConfigError` whose message names every setting that is wrong, one a line. */
export function readConfig(env: Environment): Config {
  const { given, wrong } = withSecretFiles(env);
  const complaints = [...wrong].map(([name, message]) => `${name}_FILE: ${message}`);
  const result = settings.safeParse(given);
  if (!result.success)
    complaints.push(
      ...result.error.issues
        .filter(({ path: [name] }) => !wrong.has(String(name)))
        .map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  if (!result.success || complaints.length > 0) throw new ConfigError(complaints.join('\n'));
  return Object.freeze(result.data);
}
