/** Reads deploy/compose.yaml as Docker Compose does. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly healthcheck?: { readonly test: string };
  readonly read_only?: boolean;
  readonly ulimits?: { readonly core: number };
  readonly ports?: readonly string[];
  readonly security_opt?: readonly string[];
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

/** Puts in the variables of `.env`. `$$` is a dollar sign. */
const interpolate = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replaceAll(
    /\$\$|\$\{(\w+):\?[^}]*\}/g,
    (_, name?: string) => (name === undefined ? '$' : variables[name]) ?? '',
  );

export function readCompose(
  name = 'compose.yaml',
  variables: Readonly<Record<string, string>> = {},
): ComposeFile {
  const path = fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url));
  return parse(
    readFileSync(path, 'utf8'),
    (_, value: unknown) => (typeof value === 'string' ? interpolate(value, variables) : value),
    { merge: true },
  );
}
