/** Runs before each test file, so that its random bytes do not depend on the files before it. */

import { restartRandomBytes } from './test-app.ts';

restartRandomBytes();
