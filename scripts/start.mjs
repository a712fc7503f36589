/**
 * `npm start` installs the dependencies and builds the web app if needed, then starts the server.
 * This script runs on Node 18 or newer; the build and the server run on the pinned Node.
 */

import { buildIfChanged, installIfChanged, pinnedNode, root } from './prepare.mjs';
import { runServer } from './run-server.mjs';

installIfChanged();
buildIfChanged();
runServer({ node: pinnedNode(), root, program: 'src/server/main.ts', cwd: root });
