import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { packed, prerendered } from './scripts/finished-build.ts';
import { furtherNotices } from './scripts/notices.ts';

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const licences = 'licenses.txt';

/** Vite lists the packages whose modules it bundles; some reach the browser by other ways. */
const allLicences: Plugin = {
  name: 'all-licences',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle[licences];
      if (list?.type !== 'asset') throw new Error(`there is no ${licences} to add to`);
      list.source = `${String(list.source)}${furtherNotices()}`;
    },
  },
};

export default defineConfig({
  plugins: [react(), tailwind(), allLicences, prerendered(), packed()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy knows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: licences },
    rolldownOptions: {
      // What every page needs travels as one file: it packs smaller than nine. Names of files do not pack at all: 36 bits of hash are enough.
      output: {
        chunkFileNames: 'assets/[name]-[hash:6].js',
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\/|src\/(web\/(platform\/(storage\/storage|api\/request-id-note|site\/site)|ui\/(theme\/theme|components\/(status-line|copy-button)))|contract\/site|domain\/(survey|product))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/openapi.json': server } },
});
