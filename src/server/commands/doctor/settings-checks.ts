import type { Config } from '../../config/config.ts';
import { about, type Findings, isLocalUrl, isLoopback } from './finding.ts';
import { checkAdminKey, checkDatabaseUrl, checkMasterKey } from './secret-checks.ts';

const hasTls = ({ PUBLIC_URL }: Config): boolean => PUBLIC_URL?.startsWith('https:') === true;

function checkPublicUrl(config: Config): Findings {
  const { PUBLIC_URL, HSTS, TRUST_PROXY } = config;
  const { ok, warning, problem } = about('PUBLIC_URL');
  if (PUBLIC_URL === undefined)
    return problem(
      'Not set: the card in chat programs leads to the address that the server listens at.',
    );
  if (!hasTls(config))
    return isLocalUrl(PUBLIC_URL)
      ? warning('Leads to this machine only.')
      : problem('Is not https: login codes and answers cross the network in the clear.');
  const [hsts, proxies] = [about('HSTS'), about('TRUST_PROXY')];
  return [
    ok('Is https.'),
    HSTS
      ? hsts.ok('On.')
      : hsts.warning('Off. Set HSTS=on once https works, so that browsers use nothing else.'),
    TRUST_PROXY > 0
      ? proxies.ok(`${TRUST_PROXY} in front.`)
      : proxies.problem(
          'Is 0 behind a proxy that ends TLS: all visitors count as one client, and share its rate limits. Set it to the number of proxies.',
        ),
  ];
}

function checkMail({ MAIL_URL, MAIL_FROM }: Config): Findings {
  const { ok, warning } = about('MAIL_URL');
  if (MAIL_URL === undefined)
    return warning('Not set: no message leaves; each lies readable in DATA_DIR/outbox.');
  const from = about('MAIL_FROM');
  return [
    MAIL_URL.startsWith('smtp:') && !isLocalUrl(MAIL_URL)
      ? warning(
          'smtp:// is encrypted only where the mail server offers it. Use smtps:// where it can.',
        )
      : ok('Given.'),
    MAIL_FROM.endsWith('localhost.localdomain')
      ? from.problem('Is the default: mail servers refuse it. Set an address of your own domain.')
      : from.ok(MAIL_FROM),
  ];
}

function checkLanguageModel({ AI_BASE_URL }: Config): Findings {
  if (AI_BASE_URL === undefined) return null;
  const { ok, warning } = about('AI_BASE_URL');
  return new URL(AI_BASE_URL).protocol === 'http:' && !isLocalUrl(AI_BASE_URL)
    ? warning(
        'Is http:// to another machine: the key and the scores of visitors cross the network in the clear. Use https://.',
      )
    : ok('Given.');
}

/** Who answers for the site, and how to reach them; the law of many countries asks for it. */
const operatorSettings = {
  CONTACT: '/privacy names nobody, and nobody knows where to report a weakness.',
  OPERATOR_NAME: 'nobody learns to whom they give their consent.',
  IMPRINT_URL: 'the footer does not say who answers for the site.',
} as const;

/** A public site is not ready without them; elsewhere the contact alone is missed. */
function checkOperator(config: Config): Findings {
  const isPublic = hasTls(config) && !isLocalUrl(config.PUBLIC_URL ?? '');
  // as: the keys of a literal object
  const names = Object.keys(operatorSettings) as (keyof typeof operatorSettings)[];
  return names.map((name) => {
    const { ok, warning, problem } = about(name);
    const value = config[name];
    if (value !== undefined) return ok(value);
    if (!isPublic && name !== 'CONTACT') return null;
    return (isPublic ? problem : warning)(`Not set: ${operatorSettings[name]}`);
  });
}

/** Reports settings for demonstrations, tests and debugging, and settings that open a port. */
function checkUnusual(config: Config): Findings {
  const { DEMO, RATE_LIMIT_SCALE: scale, LOG_LEVEL, METRICS_PORT, METRICS_HOST } = config;
  return [
    DEMO && hasTls(config)
      ? about('DEMO').warning(
          'On: anybody can make random profiles at /create-random. Set DEMO=off.',
        )
      : null,
    scale > 1
      ? about('RATE_LIMIT_SCALE').problem(
          `Is ${scale}: codes can be tried ${scale} times as often. Above 1 is for tests.`,
        )
      : null,
    LOG_LEVEL === 'debug' || LOG_LEVEL === 'trace'
      ? about('LOG_LEVEL').warning(
          `Is ${LOG_LEVEL}: meant for looking for a fault, not for every day.`,
        )
      : null,
    METRICS_PORT !== undefined && !isLoopback(METRICS_HOST)
      ? about('METRICS_HOST').warning(
          `Is ${METRICS_HOST}: see that only your Prometheus reaches port ${METRICS_PORT}.`,
        )
      : null,
  ];
}

export const checkSettings = (config: Config): Findings =>
  [
    checkMasterKey,
    checkAdminKey,
    checkPublicUrl,
    checkDatabaseUrl,
    checkMail,
    checkLanguageModel,
    checkOperator,
    checkUnusual,
  ].map((check) => check(config));
