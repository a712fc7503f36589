/**
 * `npm run sbom` writes a CycloneDX list of the production dependencies to sbom.cdx.json. It reads
 * only package.json and the lock file. It removes the development dependencies from a copy of these
 * files and runs `npm sbom` on the copy. `npm sbom --omit dev` would also omit the production
 * dependencies nodemailer, pg and zod, because development dependencies need them too (npm/cli
 * issue 7909). The list has no date and no random number, so that two builds have the same.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];

/** Returns package.json and the lock file with production dependencies, except those omitted. */
function readProduction(omitted) {
  const project = read('package.json');
  const lock = read('package-lock.json');
  delete project.devDependencies;
  delete lock.packages[''].devDependencies;
  for (const name of omitted) {
    delete project.dependencies[name];
    delete lock.packages[''].dependencies[name];
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).filter(
      ([folder, { dev, devOptional }]) =>
        !dev && !devOptional && !omitted.some((name) => folder === `node_modules/${name}`),
    ),
  );
  return { project, lock };
}

/** Returns the list as text. */
export function createSbom(omitted = []) {
  const { project, lock } = readProduction(omitted);
  const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
  const cwd = join(temporary, project.name); // npm uses the folder's name as the product's name
  try {
    mkdirSync(cwd);
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(project));
    writeFileSync(join(cwd, 'package-lock.json'), JSON.stringify(lock));
    const { status, stdout, error } = spawnSync(
      'npm',
      ['sbom', '--package-lock-only', ...options],
      {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
        shell: process.platform === 'win32',
        maxBuffer: 50_000_000,
      },
    );
    if (error) throw error;
    if (status !== 0) throw new Error(`npm sbom ended with ${status}`);
    const { serialNumber: _, ...sbom } = JSON.parse(stdout);
    delete sbom.metadata.timestamp;
    return `${JSON.stringify(sbom, null, 2)}\n`;
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sbom = createSbom();
  writeFileSync(join(root, 'sbom.cdx.json'), sbom);
  console.log(`sbom.cdx.json: ${JSON.parse(sbom).components.length} components`);
}
