import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { inventUser } from '../../../../test/support/people/invent-user.ts';
import { ApiError } from '../../platform/api/error.ts';
import { NoResultsNotice, ProfileFailedNotice, RetakeNotice } from './profile-notices.tsx';

const read = (notice: React.ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{notice}</MemoryRouter>);

const user = inventUser();

test.each([
  ['no answer', undefined, 'Take the Survey Now', /both stages/],
  ['an opened survey', { answered: 0, total: 63 }, 'Take the Survey Now', /both stages/],
  ['some answers', { answered: 30, total: 63 }, 'Continue', /30 of about 63 questions/],
])('a visitor with %s is led to the survey', (_, progress, link, text) => {
  const shown = read(<NoResultsNotice user={user} progress={progress} />);
  expect(shown).toContain('No Results Yet');
  expect(shown).toMatch(text);
  expect(shown).toMatch(new RegExp(`href="/survey"[^>]*>${link}<`));
  expect(shown).toMatch(/href="\/profile\/edit"[^>]*>Edit Profile</);
});

test('a retake tells its progress above the former profile', () => {
  expect(read(<RetakeNotice progress={undefined} />)).toBe('');
  const shown = read(<RetakeNotice progress={{ answered: 1, total: 63 }} />);
  expect(shown).toMatch(/1 of about 63 questions answered.*href="\/survey"[^>]*>Continue</);
});

test('a failure offers another try, and tells of damaged rows', () => {
  const failed = read(<ProfileFailedNotice error={new ApiError('', 503)} />);
  expect(failed).toMatch(/Failed to load profile.*Try Again/);
  const detail = 'What is stored here is no longer what was saved.';
  const damaged = new ApiError('', 404, null, new ApiError('', 500, { code: 'damaged', detail }));
  expect(read(<ProfileFailedNotice error={damaged} />)).toContain(detail);
});
