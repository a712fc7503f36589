#!/usr/bin/env node
/**
 * The program of the bundle: `spark` starts the server, and `spark backup FILE` runs one of the
 * operators' commands of package.json, in the folder where it is called.
 */

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runServer } from './run-server.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version, config, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [name = 'start', ...rest] = process.argv.slice(2);

/** Runs a command of package.json on this Node, with the arguments given to `spark`. */
function runCommand(command) {
  const [, ...args] = command.split(' ').map((word) => word.replace(/^src\//, `${root}/src/`));
  const given = rest[0] === '--' ? rest.slice(1) : rest;
  const { status, error } = spawnSync(process.execPath, [...args, ...given], { stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

const requiredMajor = Number(config.node.split('.')[0]);
const usage = `Usage: spark [${Object.keys(scripts).join(' | ')} | --version]. The settings are environment variables; see ${join(root, 'docs', 'operate.md')}.`;

if (name === '--version') console.log(version);
else if (name === '--help') console.log(usage);
else if (Number(process.versions.node.split('.')[0]) < requiredMajor) {
  console.error(
    `Spark needs Node ${requiredMajor} or newer (tested on ${config.node}), and this is ${process.versions.node}.`,
  );
  process.exitCode = 1;
} else if (name === 'start')
  runServer({ node: process.execPath, root, program: 'src/server/main.js', cwd: process.cwd() });
else if (Object.hasOwn(scripts, name)) runCommand(scripts[name]);
else {
  console.error(usage);
  process.exitCode = 1;
}
