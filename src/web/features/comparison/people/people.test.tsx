import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inventPeople } from '../../../../../test/support/browser/invented/invented-people.ts';
import { remove } from '../../../ui/words.ts';
import { KeepForm } from './keep-comparison.tsx';
import { People, PersonRow } from './people-list.tsx';
import { findPerson } from './use-people.ts';
import * as words from './words.ts';

const people = inventPeople();
const [person] = people;

const render = (node: React.ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

test('a person is found however the code is typed', () => {
  expect(findPerson(people, ' 1ooo-oooo-oooo-oooo-oooo ')).toBe(person);
  expect(findPerson(people, '4'.repeat(20))).toBeUndefined();
});

test('an empty list is not shown', () => {
  expect(render(<People people={[]} />)).toBe('');
});

test('the list has its count, and opens each comparison', () => {
  const shown = render(<People people={people} />);
  expect(shown).toContain(words.people);
  expect(shown).toContain('>3<');
  for (const { shareCode, name } of people)
    expect(shown).toMatch(new RegExp(`href="/compare\\?profile=${shareCode}"[^>]*>${name}<`));
});

test('somebody who was removed can be brought back', () => {
  const shown = render(<PersonRow person={person!} isKept={false} />);
  expect(shown).toContain(words.undo);
  expect(shown).not.toContain('href');
});

test('the form offers to keep, then to rename and remove', () => {
  const [before, after] = [undefined, person].map((kept) =>
    render(<KeepForm shareCode="1" kept={kept} />),
  );
  const has = (shown = '') =>
    [words.keep, words.rename, remove].map((text) => shown.includes(`>${text}<`));
  expect(has(before)).toEqual([true, false, false]);
  expect(has(after)).toEqual([false, true, true]);
  expect(after).toContain(words.keptAs('K.'));
});
