import { withoutPunctuation } from '../../../domain/codes.ts';

const inAddress = /(?:\/profile\/|[?&]profile=)([a-z0-9]+)/i;
const bareCode = /^[a-z0-9]{10,20}$/i;

/** Returns the share code in a pasted link, path or code, or else the trimmed value. */
export function readPastedCode(value: string): string {
  const trimmed = value.trim();
  const fromPath = trimmed.includes('/') ? inAddress.exec(trimmed)?.[1] : undefined;
  if (fromPath !== undefined) return fromPath;
  const last = withoutPunctuation(trimmed.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '');
  return bareCode.test(last) ? last : trimmed;
}

export const isBlank = (value: string): boolean => value.trim() === '';
