import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadFailure } from '../../platform/navigation/navigation-state.ts';
import { LoggedOutScreen, UnauthenticatedScreen } from './note-screens.tsx';

const render = (screen: React.ReactNode, entry: { state?: unknown; hash?: string } = {}): string =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[entry]}>{screen}</MemoryRouter>);

const listLinks = (shown: string) =>
  [...shown.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, name]) => [name, to]);

test('a visitor without an account is led to one', () => {
  const shown = render(<UnauthenticatedScreen />);
  expect(shown).toContain('Access Denied');
  expect(shown).toContain('You need to be authenticated to take the S.P.A.R.K. Survey');
  expect(listLinks(shown)).toEqual([
    ['Create Account', '/create-account'],
    ['Login', '/login#login-code'],
  ]);
});

test('retries a survey that failed to load', () => {
  const shown = render(<UnauthenticatedScreen />, { state: loadFailure });
  expect(shown).toContain('The survey could not be loaded.');
  expect(listLinks(shown)[0]).toEqual(['Try Again', '/survey']);
});

test('a visitor whose session ended is led back in, without a clock', () => {
  expect(render(<UnauthenticatedScreen />)).toContain('in 10 seconds');
  const shown = render(<UnauthenticatedScreen />, { hash: '#ended' });
  expect(shown).not.toContain('seconds');
  expect(listLinks(shown)[0]).toEqual(['Login', '/login#login-code']);
});

test('an ended session leads back in', () => {
  const shown = render(<LoggedOutScreen />);
  expect(shown).toContain('Session Expired');
  expect(listLinks(shown)).toEqual([
    ['Log Back In', '/login'],
    ['Return to Home', '/'],
  ]);
});
