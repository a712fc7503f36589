/**
 * The form for optional information. Only the fields that are filled in are sent, and the age is
 * sent as a range (spec §5, product decisions D6).
 */

import type { RequestBody } from '../../../../contract/endpoints.ts';
import { ageRanges } from '../../../../domain/account.ts';
import * as words from './words.ts';

export type InformationChanges = NonNullable<RequestBody<'updateOptionalInfo'>>;
type AgeRange = NonNullable<InformationChanges['ageRange']>;
type Gender = NonNullable<InformationChanges['gender']>;

/** The fields of the form as the visitor typed them. */
export interface InformationEntry {
  readonly email: string;
  readonly age: string;
  readonly gender: Gender | '';
}

export const emptyEntry: InformationEntry = { email: '', age: '', gender: '' };

/** The ages that the form accepts, in years (spec §5, §9). */
export const ageBounds = { min: 18, max: 120 } as const;

/**
 * Returns the age range for an age in whole years, or null if the age is invalid or out of bounds.
 */
export function ageRangeFor(typed: string): AgeRange | null {
  const age = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  if (!(age >= ageBounds.min && age <= ageBounds.max)) return null;
  return ageRanges.findLast((range) => age >= Number.parseInt(range, 10)) ?? null;
}

type FieldErrors = Partial<Record<'email' | 'age', string>>;

/** Finds only obvious typos. The server checks addresses fully. */
const isEmailAddress = (typed: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(typed.trim());

export function validateEntry({ email, age }: InformationEntry): FieldErrors {
  return {
    ...(email.trim() !== '' &&
      !isEmailAddress(email) && {
        email: words.wholeAddressNeeded,
      }),
    ...(age.trim() !== '' &&
      ageRangeFor(age) === null && {
        age: words.wholeAgeNeeded(ageBounds.min, ageBounds.max),
      }),
  };
}

/** Returns the request body with the filled fields, or null if no field is filled. */
export function buildChanges({ email, age, gender }: InformationEntry): InformationChanges | null {
  const ageRange = ageRangeFor(age);
  const changes = {
    ...(email.trim() !== '' && { email: email.trim() }),
    ...(ageRange && { ageRange }),
    ...(gender !== '' && { gender }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}
