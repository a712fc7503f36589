import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { portraits } from '../../../../test/support/browser/invented/invented-portraits.ts';
import { profileReading } from '../../../../test/support/browser/invented/invented-profile.ts';
import { FirstScreen } from './first-screen/first-screen.tsx';
import { PolarityProfile } from './polarity-profile.tsx';
import { InterestAreas, ProfileSummary } from './profile-sections.tsx';
import { ThemeCard } from './themes/theme-card.tsx';
import { ThemeSection } from './themes/theme-section.tsx';
import type { ThemeView } from './themes/theme-view.ts';
import * as words from './themes/words.ts';

const { themes, polarities, areas, summary } = profileReading;
const reveal = { isFirst: false, isRunning: false, end: () => {} };

/** Classes hide lists and paragraphs at some widths. A fold has a button. */
const hiding = /max-(sm|md):[^ "]*hidden|aria-expanded="false"/;

test('summary, cards and areas are always in sight', () => {
  const sections = [
    <ProfileSummary key="summary" summary={summary} />,
    <InterestAreas key="areas" areas={areas} />,
  ];
  for (const section of sections) expect(renderToStaticMarkup(section)).not.toMatch(hiding);
  expect(renderToStaticMarkup(sections[0])).toContain(summary.split('. ').at(-1));
  expect(areas.length).toBeGreaterThan(0);

  const cards = renderToStaticMarkup(<ThemeSection themes={themes} />);
  expect(cards.match(/<h3 /g)).toHaveLength(10);
  expect(cards).not.toMatch(/nth-child/);
  const bars = renderToStaticMarkup(<PolarityProfile polarities={polarities} />);
  expect(bars.match(/tendency \(/g)).toHaveLength(6);
  expect(bars).not.toMatch(/nth-child/);
});

test('a list of nothing says so above it', () => {
  const nothing = themes.map((theme) => ({ ...theme, sevenPoint: 1 }));
  const render = (list: typeof themes) => renderToStaticMarkup(<ThemeSection themes={list} />);
  expect(render(nothing)).toContain(words.nothingHere);
  expect(render(themes)).not.toContain(words.nothingHere);
});

test('a card looks different at each emphasis', () => {
  const [theme] = themes;
  if (!theme) throw new Error('There is no theme.');
  const looks = (['high', 'medium', 'neutral'] as const).map(
    (emphasis) =>
      /class="([^"]*)"/.exec(
        renderToStaticMarkup(<ThemeCard theme={{ ...theme, emphasis }} />),
      )?.[1],
  );
  expect(new Set(looks).size).toBe(3);
  expect(looks[0]).toContain('bg-');
  expect(looks[2]).not.toContain('bg-');
});

describe('the chart and the badge', () => {
  const [portrayed] = Object.values(portraits);
  if (!portrayed) throw new Error('There is no portrait.');
  const draw = (change: Partial<ThemeView>): string => {
    const reading = { ...portrayed, themes: themes.map((theme) => ({ ...theme, ...change })) };
    return renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <FirstScreen reading={reading} reveal={reveal} />
      </QueryClientProvider>,
    );
  };

  test('mark fantasy and activity only where they differ', () => {
    const isMarked = (difference: ThemeView['difference']) =>
      draw({ difference }).includes('>fantasy<');
    expect([isMarked(null), isMarked('imagined')]).toEqual([false, true]);
    expect(draw({ difference: null })).toContain('<svg class="chart-radar"');
  });

  test('are absent or quiet without an interest', () => {
    expect(draw({ sevenPoint: 3.4 })).not.toContain('chart-radar');
    const card = (sevenPoint: number) =>
      renderToStaticMarkup(<ThemeCard theme={{ ...themes[0]!, sevenPoint }} />);
    expect(card(3.4)).not.toContain('bg-accent');
    expect(card(3.5)).toContain('bg-accent');
  });
});
