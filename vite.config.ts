import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundledNotices } from './scripts/notices.ts';
import { precompress } from './scripts/precompress.ts';
import { prerenderLandingPage } from './scripts/prerender.ts';

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const licences = 'licenses.txt';

/** Completes Vite's list of licences, which has only the packages whose modules Vite bundles. */
const allLicences: Plugin = {
  name: 'all-licences',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle[licences];
      if (list?.type !== 'asset') throw new Error(`the build has no ${licences}`);
      list.source = `${String(list.source)}${bundledNotices()}`;
    },
  },
};

export default defineConfig({
  plugins: [react(), tailwind(), allLicences, prerenderLandingPage(), precompress()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: licences },
    rolldownOptions: {
      // One chunk for what every page needs, because it compresses better than nine. Hashes in file
      // names do not compress, so they have only 36 bits.
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
