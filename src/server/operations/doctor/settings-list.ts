/** Lists all settings, but hides secrets and passwords (H2). */

import type { Config, Environment, secretSettings } from '../../config/config.ts';

/**
 * Returns the address without its password and its query parameters, which may also contain
 * passwords. A user name is replaced by '…'.
 */
function redactUrl(address: string): string {
  const { protocol, host, pathname, username } = new URL(address);
  return `${protocol}//${username === '' ? '' : '…@'}${host}${pathname === '/' ? '' : pathname}`;
}

type Format<K extends keyof Config> = (value: NonNullable<Config[K]>) => string;

/** Functions that format settings for printing. The type requires one for every secret. */
const formats: { readonly [K in keyof Config]?: Format<K> } & {
  readonly [K in (typeof secretSettings)[number]]: Format<K>;
} = {
  DATABASE_URL: redactUrl,
  MIGRATION_DATABASE_URL: redactUrl,
  MAIL_URL: redactUrl,
  MASTER_KEY: () => 'given, not shown',
  MASTER_KEY_PREVIOUS: () => 'given, not shown',
  ADMIN_KEY: (keys) => `${keys.map(({ name }) => name).join(', ')} (keys not shown)`,
  AI_API_KEY: () => 'given, not shown',
  AI_BASE_URL: redactUrl,
  POSTHOG_HOST: redactUrl,
  HSTS: (on) => (on ? 'on' : 'off'),
  DEMO: (on) => (on ? 'on' : 'off'),
  SAFETY_LINKS: (links) => links.map(({ label, url }) => `${label}=${url}`).join(', ') || 'none',
};

function formatValue(config: Config, name: keyof Config): string {
  const value = config[name];
  if (value === undefined) return 'not set';
  // as: the format of a setting takes the value of that setting
  const format = formats[name] as ((value: unknown) => string) | undefined;
  return format?.(value) ?? String(value);
}

function formatSource(config: Config, env: Environment, name: keyof Config): string {
  if (env[name]) return '';
  const file = env[`${name}_FILE`];
  if (file) return `   (from the file ${file})`;
  return config[name] === undefined ? '' : '   (default)';
}

/** Returns one line per setting: its name, its value, and where the value comes from. */
export function listSettings(
  config: Config,
  env: Environment,
  names: readonly (keyof Config)[],
): string[] {
  const width = Math.max(...names.map((name) => name.length));
  return names.map(
    (name) =>
      `${name.padEnd(width)}  ${formatValue(config, name)}${formatSource(config, env, name)}`,
  );
}
