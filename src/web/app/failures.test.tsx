/** What the screens say when a call fails: which code is wrong only if the server refused it. */

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { describeLoginFailure } from '../features/accounts/use-login.ts';
import { ComparisonNotice } from '../features/comparison/comparison-screen.tsx';
import { EndedNotice, LinkFailedNotice } from '../features/sharing/opened-link-screen.tsx';
import { ProfileFailedNotice } from '../features/sharing/public-profile-screen.tsx';
import { toFailedPhase } from '../features/sharing/use-opened-link.ts';
import { ApiError } from '../platform/api/error.ts';

const screens: Readonly<Record<string, (error: ApiError) => React.ReactNode>> = {
  '/login': (error) => describeLoginFailure(error, 'login_code'),
  '/profile/{shareCode}': (error) => <ProfileFailedNotice error={error} />,
  '/compare': (error) => <ComparisonNotice phase="failed" detail={null} error={error} />,
  '/s': (error) =>
    toFailedPhase(error).phase === 'ended' ? (
      <EndedNotice />
    ) : (
      <LinkFailedNotice error={error} onRetry={() => {}} />
    ),
};

/** The text of each screen from the specification, for what the server refuses. */
const refusals: Readonly<Record<keyof typeof screens, RegExp>> = {
  '/login': /^Invalid login code or email address\. Please check and try again\.$/,
  '/profile/{shareCode}': /Profile not found or invalid share code/,
  '/compare': /Failed to load profile comparison\. Please check the share code and try again\./,
  '/s': /part of its address is missing/,
};

const outages = [
  ['no connection', new ApiError('', 500, new TypeError('x')), 'There is no connection'],
  ['too many requests', new ApiError('', 429), 'There were too many requests'],
  ['a fault of the server', new ApiError('', 503), 'The server has a problem'],
] as const;

const read = (screen: keyof typeof screens, error: ApiError) =>
  renderToStaticMarkup(<MemoryRouter>{screens[screen]?.(error)}</MemoryRouter>);

describe.each(Object.keys(screens))('%s', (screen) => {
  test('says what is wrong with what was asked', () => {
    expect(read(screen, new ApiError('', 404))).toMatch(refusals[screen] ?? /$^/);
  });

  test.each(outages)('blames no code for %s', (_, error, sentence) => {
    const shown = read(screen, error);
    expect(shown).toContain(sentence);
    expect(shown).not.toMatch(/check|invalid|not found|missing/i);
    if (screen !== '/login') expect(shown).toContain('Try Again');
  });
});
