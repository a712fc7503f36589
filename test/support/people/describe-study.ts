import { exampleDescription } from '../../../src/server/commands/study/example.ts';
import { parseStudy } from '../../../src/server/commands/study/study.ts';

export { stringify as toDescription } from 'smol-toml';

/** What `spark study example` prints. */
export const exampleStudy = parseStudy(exampleDescription);
