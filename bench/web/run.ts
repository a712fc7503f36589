/** `npm run bench:web`: what the screens cost in a browser; needs the built web app and Chromium, as the browser tests do. */
import { pages } from './pages.ts';
import { pictures } from './pictures.ts';
import { report } from '../report.ts';

await report([pages, pictures]);
