import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['surveyjs.html', 'formbricks.html'].map((name) => `${import.meta.dirname}/${name}`),
    },
  },
});
