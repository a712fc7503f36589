import { expect, test } from 'vitest';
import { runTasks } from '../threads.ts';
import { type DeeperChunk, planDeeper, judgeDeeper } from './deeper.ts';

const chunks = (await runTasks(planDeeper(true), () => {})) as DeeperChunk[];

test.each(judgeDeeper(chunks, true))('$item $what: $value, bar $bar', ({ holds }) => {
  expect(holds).toBe(true);
});

test('some people refuse themes, or the last bar is empty', () => {
  const people = chunks.flatMap((chunk) => chunk.people);
  expect(people.filter(({ asked }) => asked < 168).length).toBeGreaterThan(0);
});
