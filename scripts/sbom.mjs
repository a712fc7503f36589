/**
 * `npm run sbom` writes a CycloneDX list of the production dependencies to sbom.cdx.json. It reads
 * only package.json and the lock file. It removes the development dependencies from a copy of these
 * files and runs `npm sbom` on the copy. `npm sbom --omit dev` would also omit the production
 * dependencies nodemailer, pg and zod, because development dependencies need them too (npm/cli
 * issue 7909).
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));

const project = read('package.json');
const lock = read('package-lock.json');
delete project.devDependencies;
delete lock.packages[''].devDependencies;
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).filter(([, { dev, devOptional }]) => !dev && !devOptional),
);

const temporary = mkdtempSync(join(tmpdir(), 'sbom-'));
const folder = join(temporary, project.name); // npm uses the folder's name as the product's name
try {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const args = [
    'sbom',
    '--package-lock-only',
    '--sbom-format',
    'cyclonedx',
    '--sbom-type',
    'application',
  ];
  const { status, stdout, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 50_000_000,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`npm sbom ended with ${status}`);
  writeFileSync(join(root, 'sbom.cdx.json'), stdout);
  console.log(`sbom.cdx.json: ${JSON.parse(stdout).components.length} components`);
} finally {
  rmSync(temporary, { recursive: true });
}
