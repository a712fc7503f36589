import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node';
import { findPrograms, testedVersion } from './test/support/postgres/programs.ts';
import { dailyOnPostgres, isFull, isFullOnly } from './test/support/tiers.ts';

/** `npm run test:all` runs these on each database engine, except those about one engine. */
const serverTests = ['src/server/**/*.test.ts', 'test/**/*.test.ts'];

/**
 * Files that run in the same worker share their modules, because loading the server or the bank
 * for each file would take as long as its tests. Modules keep no state, except caches.
 */
const sharedModules = { isolate: false };
const serverModules = {
  ...sharedModules,
  setupFiles: ['test/support/server/repeat-random-bytes.ts'],
};

const onlyInFull = isFull ? [] : ['**/*.full.test.ts'];

const sqlite = {
  extends: true as const,
  test: {
    name: 'sqlite',
    ...serverModules,
    include: serverTests,
    exclude: ['**/postgres*.test.ts', ...onlyInFull],
    provide: { postgres: null },
  },
};
const postgres = {
  extends: true as const,
  test: {
    name: 'postgres',
    ...serverModules,
    setupFiles: [
      ...serverModules.setupFiles,
      'test/support/postgres/statements/check-statements.ts',
    ],
    include: isFull ? serverTests : dailyOnPostgres,
    exclude: [
      '**/sqlite*.test.ts',
      ...onlyInFull,
      'test/{pages,repository}/**',
      // These do the same on either engine.
      'src/server/config/**',
      'src/server/platform/{analytics,batcher}.test.ts',
      'src/server/platform/{crypto,mail}/**',
      'src/server/features/insights/{check-text,claims}.test.ts',
      'test/{device/clients,durability/drain}.full.test.ts',
    ],
    globalSetup: ['test/support/postgres/global-setup.ts'],
  },
};
const pure = {
  extends: true as const,
  test: {
    name: 'pure',
    ...sharedModules,
    include: [
      'packages/**/*.test.ts',
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'items/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    exclude: ['src/server/**', ...onlyInFull],
  },
};

/**
 * Continuous integration must not pass without the tests on PostgreSQL; elsewhere a warning is
 * enough.
 */
function postgresProjects(): (typeof postgres)[] {
  const programs = findPrograms();
  if (programs && !programs.bundled)
    console.warn(
      `\n*** THE TESTS RUN ON THE POSTGRESQL OF ${programs.folder}, NOT ON ${testedVersion}, WHICH DEPLOYMENTS GET.\n`,
    );
  if (programs) return [postgres];
  const message =
    'There is no PostgreSQL here (looked at PG_BIN, the development dependency, /usr/lib/postgresql, PATH).';
  if (process.env.CI) throw new Error(message);
  console.warn(`\n*** ${message}\n*** THE TESTS ON POSTGRESQL ARE SKIPPED.\n`);
  return [];
}

/** Starts the longest files first, so that none is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], short = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      isFullOnly(moduleId) || moduleId.endsWith('pairs.test.ts') ? 'long' : 'short',
    );
    return [...long, ...short];
  }
}

const report = (where: string, errors: readonly { message: string; stack?: string }[] = []) => {
  for (const { message, stack } of errors) console.error(`\n${where}\n${stack ?? message}\n`);
};
/** Prints each failure at once; Vitest prints them at the end, in full after an hour. */
const reportAtOnce: Reporter = {
  onTestCaseResult: (test) =>
    report(`${test.module.relativeModuleId}: ${test.fullName}`, test.result().errors),
  onTestSuiteResult: (suite) => report(suite.fullName, suite.errors()),
  onTestModuleEnd: (module) => report(module.relativeModuleId, module.errors()),
};

export default defineConfig({
  test: {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    testTimeout: isFull ? 60_000 : 30_000,
    hookTimeout: 60_000,
    // The default, one second, is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // By default, a machine with two cores would leave one of them idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    reporters: [...configDefaults.reporters, ...(isFull ? [reportAtOnce] : [])],
    projects: [pure, sqlite, ...postgresProjects()],
  },
});
