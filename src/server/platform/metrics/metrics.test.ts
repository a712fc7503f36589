/** Tests the counts, and that no input of a client becomes a label. */

import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../../../test/support/server/fresh-storage.ts';
import {
  finishSurvey,
  makeUser,
  seededAnswers,
} from '../../../../test/support/server/make-user.ts';
import { openTestApp, type TestApp } from '../../../../test/support/server/test-app.ts';
import { engine, makePostgresDatabase } from '../../../../test/support/server/test-database.ts';
import { openPostgres } from '../db/postgres/postgres.ts';
import { openSqlite } from '../db/sqlite/sqlite.ts';
import { createMetrics, type Metrics } from './metrics.ts';

let metrics: Metrics;
let spark: TestApp;
beforeEach(async () => {
  metrics = createMetrics('1.2.3');
  const postgres = engine === 'postgres' ? await makePostgresDatabase() : null;
  spark = await openTestApp({
    db: postgres
      ? openPostgres(postgres.url, { observer: metrics })
      : openSqlite(freshFolder(), metrics),
    observer: metrics,
  });
  onTestFinished(async () => {
    await spark.close();
    await postgres?.drop();
  });
});

/** Returns the values of a metric. The keys are the labels in Prometheus' text format. */
async function samples(name: string): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.text()).split('\n').flatMap((line) => {
    const [, found, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return found === name ? [[labels, Number(value)] as const] : [];
  });
  return Object.fromEntries(lines);
}

const requests = (): Promise<Readonly<Record<string, number>>> =>
  samples('spark_http_request_duration_seconds_count');

describe('requests', () => {
  test('are counted by method, route pattern and status class', async () => {
    const user = await makeUser(spark);
    await spark.call('me', { token: user.token });
    await spark.call('me', { token: user.token });
    await spark.refused('me', { token: 'nobody' });
    await spark.refused('publicProfile', { params: { shareCode: user.shareCode } });
    expect(await requests()).toEqual({
      'method="POST",route="/api/v1/auth/create-unique",status="2xx"': 1,
      'method="GET",route="/api/v1/auth/me",status="2xx"': 2,
      'method="GET",route="/api/v1/auth/me",status="4xx"': 1,
      'method="GET",route="/api/v1/profile/public/:shareCode",status="4xx"': 1,
    });
    expect(await samples('spark_http_request_duration_seconds_bucket')).toMatchObject({
      'le="+Inf",method="GET",route="/api/v1/auth/me",status="2xx"': 2,
    });
    const sums = await samples('spark_http_request_duration_seconds_sum');
    expect(Object.values(sums).every((sum) => sum > 0 && sum < 60)).toBe(true);
  });

  test('with unknown paths and methods create no new labels', async () => {
    const send = (options: InjectOptions) => spark.app.inject(options);
    expect(await requests()).toEqual({});
    for (const canary of [
      'canary-one',
      'canary.two',
      '%63anary-three',
      'canary/four?canary=five',
      'api/canary-six',
      'api/v1/profile/public/canary-seven',
      '.well-known/canary',
      'ingest/canary',
      'assets/canary.js',
      'api/v1/auth/canary:eight',
    ])
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'HEAD'] as const)
        await send({ method, url: `/${canary}`, headers: { 'user-agent': 'canary-nine' } });
    await send({ url: '/assets/app.js' });
    await send({ url: '/share/canary-code' });
    await send({ url: '/api/survey/two-stage/status/canary-attempt' });
    const unknownMethod = 'PROPFIND' as 'GET'; // as: Fastify's types do not know it
    await send({ method: unknownMethod, url: '/api/v1/auth/me' });
    const labels = Object.keys(await requests());
    const find = (pattern: RegExp) => [
      ...new Set(labels.map((label) => pattern.exec(label)?.[1] ?? '')),
    ];
    expect(find(/route="([^"]*)"/).toSorted()).toEqual([
      '/api/survey/two-stage/status/:attemptId',
      '/api/v1/profile/public/:shareCode',
      'file',
      'page',
    ]);
    const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'POST', 'other'];
    expect(find(/method="([^"]*)"/).toSorted()).toEqual(methods);
    expect(await metrics.text()).not.toContain('anary');
  });
});

test('a refusal by a rate limit is told apart', async () => {
  const request = { method: 'GET', route: '/docs', seconds: 0.01 };
  metrics.request({ ...request, status: 429 });
  metrics.request({ ...request, status: 404 });
  expect(await requests()).toEqual({
    'method="GET",route="/docs",status="429"': 1,
    'method="GET",route="/docs",status="4xx"': 1,
  });
});

test('failures start at 0 and are counted by cause', async () => {
  metrics.failed('write', 'full');
  metrics.mailFailed('lost');
  const errors = await samples('spark_database_errors_total');
  expect(Object.keys(errors)).toHaveLength(14);
  expect(errors).toMatchObject({
    'operation="write",cause="full"': 1,
    'operation="read",cause="full"': 0,
  });
  expect(await samples('spark_mail_failures_total')).toEqual({
    'outcome="retried"': 0,
    'outcome="lost"': 1,
  });
});

describe('surveys', () => {
  test('are counted once per start and finish, programs apart', async () => {
    const [person, program] = [await makeUser(spark), await makeUser(spark)];
    const count = (name: string) => samples(`spark_surveys_${name}_total`).then(Object.values);
    expect(Object.keys(await samples('spark_surveys_started_total'))).toEqual([
      'by="person"',
      'by="program"',
    ]);
    expect(await count('started')).toEqual([0, 0]);
    await Promise.all(
      [1, 2, 3].map(() => spark.call('startSurvey', { token: person.token, body: {} })),
    );
    await spark.call('startSurvey', { token: program.token, body: { synthetic: true } });
    expect([await count('started'), await count('finished')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    await finishSurvey(spark, person, seededAnswers(1));
    await finishSurvey(spark, program, seededAnswers(2));
    expect(await count('finished')).toEqual([1, 1]);
    await Promise.all([1, 2].map(() => spark.call('retakeSurvey', { token: person.token })));
    expect(await count('started')).toEqual([2, 1]);
  });
});

describe.runIf(engine === 'sqlite')('commits of the embedded database', () => {
  test('are counted with the units that shared them', async () => {
    const count = async (): Promise<[commits: number, units: number, failures: number]> => [
      (await samples('spark_commit_group_units_count'))[''] ?? 0,
      (await samples('spark_commit_group_units_sum'))[''] ?? 0,
      (await samples('spark_commit_failures_total'))[''] ?? 0,
    ];
    const [commits, units] = await count();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        spark.db.write((tx) =>
          tx.updateTable('scale_labels').set({ label: 'x' }).where('value', '=', 1).execute(),
        ),
      ),
    );
    expect(await count()).toEqual([commits + 1, units + 10, 0]);
    await expect(
      spark.db.write(() => Promise.reject(new Error('refused by a rule'))),
    ).rejects.toThrow('refused by a rule');
    expect(await count()).toEqual([commits + 2, units + 10, 0]);
    expect((await samples('spark_commit_duration_seconds_count'))['']).toBe(commits + 2);
  });
});

describe.runIf(engine === 'postgres')('conflicts on PostgreSQL', () => {
  test('are counted by operation', async () => {
    for (const operation of ['read', 'write'] as const) {
      let runs = 0;
      await spark.db[operation](async (tx) => {
        runs += 1;
        if (runs < 3)
          await sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`.execute(tx);
      });
    }
    expect(await samples('spark_database_retries_total')).toEqual({
      'operation="read"': 2,
      'operation="write"': 2,
    });
  });
});

describe.runIf(engine === 'postgres')('the pool of connections to PostgreSQL', () => {
  test('reports waits and open connections', async () => {
    const count = async (): Promise<number> =>
      (await samples('spark_pool_wait_seconds_count'))[''] ?? 0;
    const before = await count();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const all = Array.from({ length: 12 }, () => spark.db.write(() => held));
    await expect
      .poll(() => samples('spark_pool_connections'))
      .toEqual({ 'state="idle"': 0, 'state="busy"': 10, 'state="waited_for"': 2 });
    release();
    await Promise.all(all);
    expect(await count()).toBe(before + 12);
    expect(await samples('spark_pool_connections')).toMatchObject({ 'state="waited_for"': 0 });
  });
});

test('the process reports its memory and its version', async () => {
  expect(await samples('spark_info')).toEqual({ 'version="1.2.3"': 1 });
  expect((await samples('process_resident_memory_bytes'))['']).toBeGreaterThan(1e6);
});
