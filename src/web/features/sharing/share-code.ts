/** A share code out of whatever was pasted: a link, a path or the code itself (spec §5 compare input). */
const inProfilePath = /\/profile\/([a-z0-9]+)/i;
const bareCode = /^[a-z0-9]{10,20}$/i;

/** The code, or the trimmed value as it is where nothing in it looks like one; blank for a blank value. */
export function extractShareCode(value: string): string {
  const trimmed = value.trim();
  const fromPath = trimmed.includes('/') ? inProfilePath.exec(trimmed)?.[1] : undefined;
  if (fromPath !== undefined) return fromPath;
  const last = trimmed.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return bareCode.test(last) ? last : trimmed;
}

export const isBlank = (value: string): boolean => value.trim() === '';
