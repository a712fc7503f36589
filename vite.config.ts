import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), tailwind()],
  publicDir: 'src/web/public',
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy knows neither data: fonts nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page needs travels as one file: it packs smaller than five.
      output: { codeSplitting: { groups: [{ name: 'frame', test: /node_modules\/(react|react-dom|scheduler|react-router|zustand)\// }] } },
    },
  },
  server: { proxy: { '/api': server, '/healthz': server, '/openapi.json': server } },
});
