import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Comparison } from './comparison-reply.ts';
import { ActivityGroups, DreamScenarios } from './shared-activities.tsx';

const texts = ['One thing.', 'Another thing.', 'A third.', 'A fourth.'];

const activities = texts.map((questionText) => ({
  questionText,
  complementaryQuestionText: questionText,
  isMutualComplementary: false,
  isSameQuestion: true,
}));
const scenarios: Comparison['dreamScenarios'] = texts.map((questionText) => ({
  questionText,
  user1Activity: 4,
  user2Activity: 2,
  estimated: true,
}));

test.each([
  ['activities', () => <ActivityGroups groups={[{ title: 'Fetishism', activities }]} />],
  ['scenarios', () => <DreamScenarios scenarios={scenarios} />],
])('all %s that are named are in sight', (_, list) => {
  const shown = renderToStaticMarkup(list());
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  expect(shown).not.toMatch(/hidden|<button/);
});
