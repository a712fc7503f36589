import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'items/**/*.test.ts', 'test/**/*.test.ts', 'study/**/*.test.ts'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    testTimeout: 30_000,
  },
});
