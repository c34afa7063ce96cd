import { defineConfig } from 'vitest/config'

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.data/**']

/** Tests in which days pass: most of their time is waiting. */
const timelines = ['{workflows,tests/replay,tests/contract}/**/*.parts.test.ts']

/** Real parts, brought up once for the project. */
const withParts = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  test: {
    name,
    include: [...include],
    exclude: [...elsewhere, ...exclude],
    globalSetup: 'tests/parts/setup.ts',
    fileParallelism: false,
    // Files share what they import, which costs each of them more than a second to read. None may lean on that.
    isolate: false,
    maxConcurrency: 10,
    // Long enough for a machine that is busy with everything else: a test waits for what it says, not for these.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Property tests take their time on a machine that is busy with everything else.
          testTimeout: 60_000,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.{parts,deep}.test.ts', 'tests/rules/**', 'tests/journeys/**'],
        },
      },
      withParts('parts', ['**/*.parts.test.ts'], timelines),
      withParts('timelines', timelines),
      // Formats is a file of the gate that knows more phones when DEEP is set.
      withParts('deep', ['**/*.deep.test.ts', 'workflows/media/formats.parts.test.ts']),
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
})
