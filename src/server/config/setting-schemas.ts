/** The schemas of single values, such as URLs and ports. */

import { z } from 'zod';
import { parseAdminKeys } from '../features/admin/admin.ts';
import { isPublicKey } from '../platform/crypto/seal-to-key.ts';

export const flag = (name: string) =>
  z.enum(['on', 'off'], `${name} must be on or off.`).transform((value) => value === 'on');

export const port = (name: string) =>
  z.coerce
    .number(`${name} must be a number.`)
    .int(`${name} must be a whole number.`)
    .min(0, `${name} must be 0 to 65535.`)
    .max(65_535, `${name} must be 0 to 65535.`);

export function isUrl(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

const webProtocols = ['http:', 'https:'] as const;

export const url = (message: string, protocols: readonly string[] = webProtocols) =>
  z.string().refine((value) => isUrl(value, protocols), message);

/** A web address without trailing slashes, so that a path can be appended. */
export const baseUrl = (message: string) =>
  url(message).transform((value) => value.replace(/\/+$/, ''));

export const adminKeys = z.string().transform((value, context) => {
  try {
    return parseAdminKeys(value);
  } catch (error) {
    context.addIssue(error instanceof Error ? error.message : 'not readable');
    return z.NEVER;
  }
});

const minMasterKeyBytes = 32;

export const masterKey = (message: string) =>
  z.string().refine((value) => Buffer.from(value, 'base64').length >= minMasterKeyBytes, message);

export const publicKey = z
  .string()
  .refine(
    (value) => isPublicKey(Buffer.from(value, 'base64')),
    'CALIBRATION_PUBLIC_KEY must be a public key; make a pair with: npx spark calibration key FILE',
  );

export const links = z.string().transform((value, context) =>
  value.split(',').map((part) => {
    const [, label = '', address = ''] = /^\s*([^=]*?)\s*=\s*(\S+)\s*$/.exec(part) ?? [];
    if (label === '' || !isUrl(address, webProtocols))
      context.addIssue('SAFETY_LINKS must be label=https://… , several with commas between them.');
    return { label, url: address };
  }),
);
