import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { sealingClaim } from '../../../domain/product-words.ts';
import LandingScreen, { LandingLinks } from './landing-screen.tsx';

const markup = renderToStaticMarkup(
  <MemoryRouter>
    <LandingLinks />
    <LandingScreen />
  </MemoryRouter>,
);
const text = markup
  .replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, ' ')
  .replaceAll('&amp;', '&')
  .replaceAll(/\s+/g, ' ');

test('has its content in the order of the specification', () => {
  const expected = [
    'Science-Backed • Privacy-First',
    'Discover Your S.P.A.R.K. Profile',
    'Find out what you want in intimacy, and where you and a partner meet.',
    'Start Your Assessment',
    'Take your time. Only you see your answers.',
    'For adults (18+) only',
    'Already taken the survey? Login here',
    'Playing with an ice cube on warm skin with a partner.',
    'an invented example',
    'Anonymous & Private',
    'Comparable Profiles',
    'Shareable Profile Images',
    'How It Works',
    'Take Assessment',
    'Get Your Profile',
    'Compare & Share',
    sealingClaim,
    'Start Assessment',
  ];
  let place = -1;
  for (const part of expected) {
    place = text.indexOf(part, place + 1);
    expect(place, part).toBeGreaterThan(-1);
  }
  expect(markup).toMatch(/href="\/login"[^>]*>Already taken the survey\? Login here</);
  expect(markup.match(/<h2 /g)?.length).toBeGreaterThan(3);
});

test('promises no text by AI where there is none', () => {
  expect(text).not.toContain('AI-generated');
});
