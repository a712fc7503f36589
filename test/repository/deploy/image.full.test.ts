/** The image is built, and each program of compose.yaml starts in it. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { findObstacle, openBuilder } from '../../support/containers/image.ts';
import { killContainers, openMachine, type Running } from '../../support/containers/machine.ts';
import { findFreePorts } from '../../support/process/free-ports.ts';
import { findProgram } from '../../support/process/supervised.ts';
import { waitFor } from '../../support/process/wait-for.ts';
import { call } from '../../support/server/survey-taker.ts';

const obstacle = findObstacle();
if (obstacle !== null) {
  if (process.env['CI'] && findProgram('buildah')) throw new Error(obstacle);
  console.warn(`\n*** ${obstacle}\n*** THE IMAGE IS NEITHER BUILT NOR STARTED.\n`);
}

const minutes = 60_000;
const variables = {
  PUBLIC_URL: 'https://survey.example',
  CONTACT: 'you@survey.example',
  OPERATOR_NAME: 'Your Name',
  IMPRINT_URL: 'https://survey.example/imprint',
};

describe.runIf(obstacle === null)('two files and three commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spark-image-'));
  const builder = openBuilder(folder);
  let machine: ReturnType<typeof openMachine>;
  let address: string;
  afterAll(() => {
    killContainers();
    rmSync(folder, { recursive: true, force: true });
  }, 10 * minutes);

  async function finish(service: string, command?: readonly string[]) {
    const program = machine.start(service, command);
    return { code: await program.ended, output: program.output() };
  }
  const isHealthy = async (service: string): Promise<boolean> =>
    (await finish(service, machine.healthCheck(service))).code === 0;

  async function waitUntilHealthy(service: string, program: Running): Promise<void> {
    let hasEnded = false;
    void program.ended.then(() => (hasEnded = true));
    await waitFor(`${service} to be healthy`, async () => {
      if (hasEnded) throw new Error(`${service} ended: ${program.output()}`);
      return isHealthy(service);
    });
  }

  beforeAll(async () => {
    builder.build();
    const [port = 0, metricsPort = 0] = await findFreePorts(2);
    address = `http://127.0.0.1:${port}`;
    const overrides = { PORT: String(port), METRICS_PORT: String(metricsPort) };
    machine = openMachine({ builder, folder, variables, overrides });
  }, 30 * minutes);

  test('write the secrets for the user of the image alone', async () => {
    const { code, output } = await finish('secrets');
    expect([code, output]).toEqual([0, expect.stringContaining('COPY IT ELSEWHERE')]);
    const secrets = join(folder, 'secrets');
    expect(readdirSync(secrets)).toHaveLength(4);
    for (const name of readdirSync(secrets)) {
      const { uid, mode } = statSync(join(secrets, name));
      expect([uid, mode & 0o777]).toEqual([1000, 0o600]);
    }
    expect(await finish('secrets')).toMatchObject({ code: 1 });
  });

  test(
    'lead to a healthy site with a backup, and no problem',
    async () => {
      const started = performance.now();
      const app = machine.start('app');
      await waitUntilHealthy('app', app);
      const seconds = (performance.now() - started) / 1000;
      expect((await fetch(address)).status).toBe(200);
      await call(address, 'createUnique');

      expect(await isHealthy('backup')).toBe(false);
      const backup = machine.start('backup');
      await waitUntilHealthy('backup', backup);
      expect(backup.output()).toMatch(
        /1 accounts are in \/backups\/.*\n.* are in \/backups\/deletions/,
      );

      const doctor = await finish('app', ['spark', 'doctor']);
      expect(doctor.code, doctor.output).toBe(0);
      expect(await app.stop()).toBe(0);
      const written = execFileSync('find', [machine.files, '-user', '1000', '-printf', '/%P\n']);
      expect(written.toString().trim().split('\n').toSorted()).toEqual(['/backups', '/data']);

      const megabytes = Math.round(builder.readConfig().bytes / 1e6);
      console.log(`The image takes ${megabytes} MB and is healthy after ${seconds.toFixed(1)} s.`);
      console.log(doctor.output);
    },
    15 * minutes,
  );

  test('hold the Node that package.json pins', async () => {
    const { output } = await finish('app', ['node', '--version']);
    expect(output.trim()).toBe(`v${packageFile.config.node}`);
  });
});
