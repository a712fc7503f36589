/** What the settings alone say of a deployment; each rule looks at one thing. */

import type { Config } from '../../config/config.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

export const loopback: ReadonlySet<string> = new Set([
  '127.0.0.1',
  '::1',
  '[::1]',
  'localhost',
  '',
]);
const isLocal = (address: string): boolean => loopback.has(new URL(address).hostname);
const hasTls = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') === true;

/** Random bytes have some thirty different values in 32; a text or a repeated byte has few. */
const leastDifferentBytes = 20;
const commonPasswords = new Set([
  '',
  'password',
  'postgres',
  'spark',
  'secret',
  'changeme',
  'change-me',
  'admin',
  'root',
  'test',
  '123456',
  'example',
  'user',
]);

function checkMasterKey({ MASTER_KEY, DATABASE_URL }: Config): Finding[] {
  if (MASTER_KEY === undefined)
    return DATABASE_URL === undefined
      ? []
      : [
          warning(
            'MASTER_KEY',
            'Not set, so each machine makes one of its own, and a second node is refused. Set the same one on every node (MASTER_KEY_FILE).',
          ),
        ];
  const different = new Set(Buffer.from(MASTER_KEY, 'base64')).size;
  if (different < leastDifferentBytes)
    return [
      problem(
        'MASTER_KEY',
        'Does not look random. Make one with: openssl rand -base64 32. Where accounts exist already, nobody can sign in with another one.',
      ),
    ];
  return [ok('MASTER_KEY', 'Given.')];
}

function checkPublicUrl(config: Config): Finding[] {
  const { PUBLIC_URL, HSTS, TRUST_PROXY } = config;
  if (PUBLIC_URL === undefined)
    return [
      problem(
        'PUBLIC_URL',
        'Not set: links in mail and the card in chat programs lead to the address that the server listens at.',
      ),
    ];
  if (!hasTls(config))
    return [
      isLocal(PUBLIC_URL)
        ? warning('PUBLIC_URL', 'Leads to this machine only.')
        : problem(
            'PUBLIC_URL',
            'Is not https: login codes and answers cross the network in the clear.',
          ),
    ];
  return [
    ok('PUBLIC_URL', 'Is https.'),
    HSTS
      ? ok('HSTS', 'On.')
      : warning('HSTS', 'Off. Set HSTS=on once https works, so that browsers use nothing else.'),
    TRUST_PROXY > 0
      ? ok('TRUST_PROXY', `${TRUST_PROXY} in front.`)
      : problem(
          'TRUST_PROXY',
          'Is 0 behind a proxy that ends TLS: all visitors count as one client, and share its rate limits. Set it to the number of proxies.',
        ),
  ];
}

function checkMail({ MAIL_URL, MAIL_FROM }: Config): Finding[] {
  if (MAIL_URL === undefined)
    return [
      warning('MAIL_URL', 'Not set: no message leaves; each lies readable in DATA_DIR/outbox.'),
    ];
  const isClear = MAIL_URL.startsWith('smtp:') && !isLocal(MAIL_URL);
  return [
    isClear
      ? warning(
          'MAIL_URL',
          'smtp:// is encrypted only where the mail server offers it. Use smtps:// where it can.',
        )
      : ok('MAIL_URL', 'Given.'),
    MAIL_FROM.endsWith('localhost.localdomain')
      ? problem(
          'MAIL_FROM',
          'Is the default: mail servers refuse it. Set an address of your own domain.',
        )
      : ok('MAIL_FROM', MAIL_FROM),
  ];
}

function checkDatabaseUrl({ DATABASE_URL }: Config): Finding[] {
  if (DATABASE_URL === undefined) return [];
  const { username, password, searchParams } = new URL(DATABASE_URL);
  if (searchParams.has('host') || isLocal(DATABASE_URL)) return [];
  const word = decodeURIComponent(password);
  return commonPasswords.has(word.toLowerCase()) || word === decodeURIComponent(username)
    ? [problem('DATABASE_URL', 'Has no password, or one that everybody tries first.')]
    : [];
}

function checkAdminKey({ ADMIN_KEY, DATABASE_URL }: Config): Finding[] {
  if (ADMIN_KEY === undefined)
    return DATABASE_URL === undefined
      ? []
      : [
          warning(
            'ADMIN_KEY',
            'Not set, so each node has another one, printed at its first start. Set it on every node (ADMIN_KEY_FILE).',
          ),
        ];
  if (ADMIN_KEY.some(({ name }) => name === 'admin'))
    return [
      warning(
        'ADMIN_KEY',
        'Has no name: the audit log says "admin" for everybody. Give each person a key: anna=…,ben=….',
      ),
    ];
  return [ok('ADMIN_KEY', `Named: ${ADMIN_KEY.map(({ name }) => name).join(', ')}.`)];
}

function checkWritingService({ AI_BASE_URL }: Config): Finding[] {
  if (AI_BASE_URL === undefined) return [];
  const isClear = new URL(AI_BASE_URL).protocol === 'http:' && !isLocal(AI_BASE_URL);
  return [
    isClear
      ? warning(
          'AI_BASE_URL',
          'Is http:// to another machine: the key and the scores of visitors cross the network in the clear. Use https://.',
        )
      : ok('AI_BASE_URL', 'Given.'),
  ];
}

const checks: readonly ((config: Config) => Finding[])[] = [
  checkMasterKey,
  checkAdminKey,
  checkPublicUrl,
  checkDatabaseUrl,
  checkMail,
  checkWritingService,
  ({ CONTACT }) => [
    CONTACT === undefined
      ? warning(
          'CONTACT',
          'Not set: /privacy names nobody, and nobody knows where to report a weakness.',
        )
      : ok('CONTACT', CONTACT),
  ],
  (config) =>
    config.DEMO && hasTls(config)
      ? [warning('DEMO', 'On: anybody can make random profiles at /create-random. Set DEMO=off.')]
      : [],
  ({ RATE_LIMIT_SCALE }) =>
    RATE_LIMIT_SCALE > 1
      ? [
          problem(
            'RATE_LIMIT_SCALE',
            `Is ${RATE_LIMIT_SCALE}: codes can be tried ${RATE_LIMIT_SCALE} times as often. Above 1 is for tests.`,
          ),
        ]
      : [],
  ({ LOG_LEVEL }) =>
    LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace'
      ? [warning('LOG_LEVEL', `Is ${LOG_LEVEL}: meant for looking for a fault, not for every day.`)]
      : [],
  ({ METRICS_PORT, METRICS_HOST }) =>
    METRICS_PORT !== undefined && !loopback.has(METRICS_HOST)
      ? [
          warning(
            'METRICS_HOST',
            `Is ${METRICS_HOST}: see that only your Prometheus reaches port ${METRICS_PORT}.`,
          ),
        ]
      : [],
];

export const checkSettings = (config: Config): Finding[] =>
  checks.flatMap((check) => check(config));
