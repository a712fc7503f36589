/** Checks the values of the settings, but not the machine or the database. */

import type { Config } from '../../config/config.ts';
import { type Finding, isLocalUrl, isLoopback, ok, problem, warning } from './finding.ts';
import { checkAdminKey, checkDatabaseUrl, checkMasterKey } from './secret-checks.ts';

const hasTls = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') === true;

function checkPublicUrl(config: Config): Finding[] {
  const { PUBLIC_URL, HSTS, TRUST_PROXY } = config;
  if (PUBLIC_URL === undefined)
    return [
      problem(
        'PUBLIC_URL',
        'Not set: the card in chat programs leads to the address that the server listens at.',
      ),
    ];
  if (!hasTls(config))
    return [
      isLocalUrl(PUBLIC_URL)
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
  const isUnencrypted = MAIL_URL.startsWith('smtp:') && !isLocalUrl(MAIL_URL);
  return [
    isUnencrypted
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

function checkLanguageModel({ AI_BASE_URL }: Config): Finding[] {
  if (AI_BASE_URL === undefined) return [];
  const isUnencrypted = new URL(AI_BASE_URL).protocol === 'http:' && !isLocalUrl(AI_BASE_URL);
  return [
    isUnencrypted
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
  checkLanguageModel,
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
    METRICS_PORT !== undefined && !isLoopback(METRICS_HOST)
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
