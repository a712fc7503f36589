/**
 * `npm start` installs the dependencies and builds the web app if needed, then starts the server.
 * This script runs on Node 18 or newer; the build and the server run on the pinned Node.
 */

import { runServer } from './bundle/run-server.mjs';
import { buildIfChanged, installIfChanged, pinnedNode, root } from './prepare.mjs';

installIfChanged();
buildIfChanged();
runServer({ node: pinnedNode(), root, program: 'src/server/main.ts', cwd: root });
