/** Keeping a person in a file, and reading one. */

import { listResponses } from '../../core/survey/attempt.ts';
import { type Kept, type KeptFailure, openKept, sealKept } from '../platform/kept-file.ts';
import { saveFile } from '../platform/save-file.ts';
import { bank, client, openPerson } from './call.ts';
import { isPairOpen } from './pair.ts';
import type { Person } from './visit.ts';

let kept: Person | null = null;

/** Whether closing the page would lose answers. */
export function wouldLoseAnswers(): boolean {
  const person = client.person();
  return isPairOpen() || (person.attempt !== null && person !== kept);
}

function toKept(person: Person): Kept {
  const { attempt, limits } = person;
  const { layout } = bank.current;
  return {
    edition: layout.number,
    person,
    answers: attempt ? listResponses(layout, attempt.answers, [...layout.positions.keys()]) : [],
    limits,
  };
}

export async function keepPerson(passphrase: string): Promise<void> {
  const person = client.person();
  const file = await sealKept(toKept(person), passphrase);
  saveFile('kept.bin', new Blob([file]));
  kept = person;
}

/** Opens a file in place of what is on the page. Resolves to why it was not opened, or to null. */
export async function openFile(file: File, passphrase: string): Promise<KeptFailure | null> {
  const opened = await openKept(new Uint8Array(await file.arrayBuffer()), passphrase);
  if ('failure' in opened) return opened.failure;
  if (opened.kept.edition !== bank.current.layout.number) return 'other-edition';
  kept = opened.kept.person as Person; // as: `toKept` of this edition wrote it
  openPerson(kept);
  return null;
}
