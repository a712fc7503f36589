/** The settings said back, without the secrets among them (decisions H2). */

import type { Config, Environment, secretSettings } from '../../config/config.ts';

/** Where it leads, without who signs in and how; a parameter may be a password too. */
function withoutSignIn(address: string): string {
  const { protocol, host, pathname, username } = new URL(address);
  return `${protocol}//${username === '' ? '' : '…@'}${host}${pathname === '/' ? '' : pathname}`;
}

type Say<K extends keyof Config> = (value: NonNullable<Config[K]>) => string;

/** The settings whose value is not simply told; a secret without an entry does not compile. */
const said: { readonly [K in keyof Config]?: Say<K> } & {
  readonly [K in (typeof secretSettings)[number]]: Say<K>;
} = {
  DATABASE_URL: withoutSignIn,
  MAIL_URL: withoutSignIn,
  MASTER_KEY: () => 'given, not shown',
  ADMIN_KEY: (keys) => `${keys.map(({ name }) => name).join(', ')} (keys not shown)`,
  AI_API_KEY: () => 'given, not shown',
  AI_BASE_URL: withoutSignIn,
  POSTHOG_HOST: withoutSignIn,
  HSTS: (on) => (on ? 'on' : 'off'),
  DEMO: (on) => (on ? 'on' : 'off'),
  SAFETY_LINKS: (links) => links.map(({ label, url }) => `${label}=${url}`).join(', ') || 'none',
};

/** One line a setting: its name, its value, and where that comes from. */
export function sayBack(
  config: Config,
  env: Environment,
  names: readonly (keyof Config)[],
): string[] {
  const width = Math.max(...names.map((name) => name.length));
  return names.map((name) => {
    const value = config[name];
    const say = said[name] as ((value: unknown) => string) | undefined; // as: each takes the value of its own name
    const text = value === undefined ? 'not set' : (say?.(value) ?? String(value));
    const file = env[`${name}_FILE`];
    const source = env[name]
      ? ''
      : file
        ? `   (from the file ${file})`
        : value === undefined
          ? ''
          : '   (default)';
    return `${name.padEnd(width)}  ${text}${source}`;
  });
}
