import { defineConfig } from 'vitest/config'

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.data/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Property tests take their time on a machine that is busy with everything else.
          testTimeout: 20_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.parts.test.ts', 'tests/rules/**', 'tests/journeys/**'],
        },
      },
      {
        test: {
          name: 'parts',
          include: ['**/*.parts.test.ts'],
          exclude: elsewhere,
          globalSetup: 'tests/parts/setup.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
})
