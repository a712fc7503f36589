/** What the form sends: the filled fields alone, and of the age its range alone (spec §5 edit profile; decisions D6). */

import type { RequestBody } from '../../../../contract/endpoints.ts';
import { parseLoginCode } from '../../../../domain/codes.ts';

export type Changes = NonNullable<RequestBody<'updateOptionalInfo'>>;
export type AgeRange = NonNullable<Changes['ageRange']>;
export type Gender = NonNullable<Changes['gender']>;

/** As typed. */
export interface Entry {
  readonly email: string;
  readonly age: string;
  readonly gender: Gender | '';
}

export const emptyEntry: Entry = { email: '', age: '', gender: '' };
/** Spec §5, §9. */
export const ageBounds = { least: 18, most: 120 } as const;

const rangesFrom = [
  [65, '65+'],
  [55, '55-64'],
  [45, '45-54'],
  [35, '35-44'],
  [25, '25-34'],
  [18, '18-24'],
] as const satisfies readonly (readonly [number, AgeRange])[];

/** The range of an age in whole years; null where it is no age from 18 to 120. */
export function rangeOfAge(typed: string): AgeRange | null {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (!(age >= ageBounds.least && age <= ageBounds.most)) return null;
  return rangesFrom.find(([from]) => age >= from)?.[1] ?? null;
}

export type Refusals = Partial<Record<'email' | 'age', string>>;

/** One '@' with something before it and a dot somewhere after it; the server knows better, and says so. */
const looksLikeAddress = (typed: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.trim());

export function refusalsOf({ email, age }: Entry): Refusals {
  return {
    ...(email.trim() !== '' &&
      !looksLikeAddress(email) && {
        email: 'Please enter a whole e-mail address, or leave this empty.',
      }),
    ...(age.trim() !== '' &&
      rangeOfAge(age) === null && {
        age: `Please enter your age in whole years, from ${ageBounds.least} to ${ageBounds.most}, or leave this empty.`,
      }),
  };
}

/** Null where nothing is filled. */
export function changesOf({ email, age, gender }: Entry): Changes | null {
  const ageRange = rangeOfAge(age);
  const changes = {
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(ageRange && { ageRange }),
    ...(gender !== '' && { gender }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** What was typed as proof is the login code where it reads as one, and otherwise the password (decisions B6). */
export const proofOf = (typed: string): Pick<Changes, 'loginCode' | 'password'> =>
  parseLoginCode(typed) === null ? { password: typed } : { loginCode: typed };
