import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { poleNames, record, themeFacts, themes } from '../../../domain/themes.ts';
import { ComparisonBanner, ProfileFailedNotice, VisitorActions } from './public-profile-screen.tsx';
import { PublicThemes, viewPublicThemes } from './public-themes.tsx';

const render = (part: React.ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>).replaceAll('&amp;', '&');

const listLinks = (markup: string) =>
  [...markup.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, name]) => [name, to]);

describe('the ten themes', () => {
  const dimensions = record(themes, (theme) => ({
    label: themeFacts[theme].name,
    fantasy: 70,
    activity: 40,
  }));
  const shown = render(<PublicThemes themes={viewPublicThemes({ dimensions })} />);

  test('have their marks on tracks from 0 to 100', () => {
    expect(shown).toContain('10-Dimension S.P.A.R.K. Scores (0-100 Scale)');
    const [, ...tracks] = shown.split('<svg class="chart-track"');
    expect(tracks).toHaveLength(10);
    for (const [index, track] of tracks.entries()) {
      expect(track).toContain(themeFacts[themes[index]!].name);
      expect(track).toMatch(/>F<.*>A</);
      expect([...track.matchAll(/x1="(\d+%)" x2="\1"/g)].map(([, place]) => place)).toEqual([
        '0%',
        '25%',
        '50%',
        '75%',
        '100%',
      ]);
    }
    const axis = /<svg class="chart-axis.*?<\/svg>/.exec(shown)?.[0] ?? '';
    expect([...axis.matchAll(/>(\d+)</g)].map(([, tick]) => tick)).toEqual([
      '0',
      '25',
      '50',
      '75',
      '100',
    ]);
  });

  test('are in order of height, each with its word', () => {
    const levels = themes.map((_, index) => ((index * 3) % 10) * 10);
    const scattered = record(themes, (theme) => {
      const level = levels[themes.indexOf(theme)]!;
      return { label: themeFacts[theme].name, fantasy: level, activity: level };
    });
    const rows = viewPublicThemes({ dimensions: scattered });
    expect(rows.map(({ fantasy }) => fantasy.value)).toEqual(levels.toSorted((a, b) => b - a));
    expect(rows[0]).toMatchObject({ interest: 'Strong Interest' });
    expect(rows.at(-1)).toMatchObject({ interest: 'No Interest' });
  });

  test('have one mark where fantasy and activity are equal', () => {
    const equal = record(themes, (theme) => ({ ...dimensions[theme], activity: 70 }));
    const tracks = render(<PublicThemes themes={viewPublicThemes({ dimensions: equal })} />)
      .split('<svg class="chart-track"')
      .slice(1);
    for (const track of tracks) {
      expect(track).toMatch(/>F<.*>A</);
      expect(track.match(/x="70%"/g)).toHaveLength(1);
    }
  });

  test('tell no margin and no side', () => {
    expect(shown).not.toMatch(/±|margin|<rect/);
    for (const { negative, positive } of Object.values(poleNames))
      expect(shown).not.toMatch(new RegExp(`\\b(${negative}|${positive})\\b`));
  });
});

describe('a visitor', () => {
  test('without a session is offered a survey and a login', () => {
    const shown = render(
      <>
        <ComparisonBanner />
        <VisitorActions shareCode="S" visitor="signed-out" />
      </>,
    );
    expect(shown).toContain('Want to Compare Profiles?');
    expect(listLinks(shown)).toEqual([
      ['Take the Survey', '/create-account'],
      ['Login to Compare', '/login'],
      ['Create Your Profile', '/create-account'],
      ['Login to Compare', '/login'],
    ]);
  });

  test('without a profile is offered the survey, and no comparison', () => {
    expect(listLinks(render(<ComparisonBanner isLoggedIn />))).toEqual([
      ['Take the Survey', '/survey'],
    ]);
    const shown = render(<VisitorActions shareCode="S" visitor="newcomer" />);
    expect(shown).toContain('View My Profile');
    expect(shown).not.toContain('Compare with My Profile');
  });

  test('with a profile can compare', () => {
    const shown = render(<VisitorActions shareCode="S" visitor="ready" />);
    expect(shown).toMatch(/Compare with My Profile.*View My Profile/);
  });
});

test('an unknown code leads home', () => {
  const shown = render(<ProfileFailedNotice error={null} />);
  expect(shown).toContain('Profile not found or invalid share code');
  expect(listLinks(shown)).toEqual([['Go to Home', '/']]);
});
