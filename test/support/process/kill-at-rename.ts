/**
 * Ends the process with SIGKILL at a chosen rename of a file, which is where a crash could leave
 * something half done. `KILL_AT="before state 3"` means: just before the third rename to a path that
 * contains "state". Node loads this file before the program: `--import`.
 */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [when, part = '', count] = (process.env['KILL_AT'] ?? '').split(' ');
const rename = fs.renameSync;
let renames = 0;

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;); // the signal ends the process here
}

fs.renameSync = (from, to) => {
  const isNow = String(to).includes(part) && ++renames === Number(count);
  if (isNow && when === 'before') die();
  rename(from, to);
  if (isNow && when === 'after') die();
};
syncBuiltinESMExports();
