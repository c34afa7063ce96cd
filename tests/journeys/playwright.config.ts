import { defineConfig } from '@playwright/test'

const {
  JOURNEY_APP,
  JOURNEY_CHROMIUM,
  JOURNEY_CHROMIUM_ARGS = '[]',
  JOURNEY_VOICE,
  JOURNEY_WORKERS,
  TEST_REPORT,
  DEEP,
} = process.env

export default defineConfig({
  testDir: '.',
  outputDir: '../../.data/journeys',
  timeout: 600_000,
  expect: { timeout: 60_000 },
  workers: Number(JOURNEY_WORKERS ?? 3),
  fullyParallel: true,
  retries: 0,
  // What a cheaper test holds as well: played with DEEP=1 only.
  ...(DEEP !== '1' && { grepInvert: /@deep/ }),
  reporter: [
    ['list'],
    ['./support/closingLine.ts'],
    ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : []),
  ],
  use: {
    ...(JOURNEY_APP && { baseURL: JOURNEY_APP }),
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    trace: 'off',
    launchOptions: {
      ...(JOURNEY_CHROMIUM && { executablePath: JOURNEY_CHROMIUM }),
      args: [
        ...(JSON.parse(JOURNEY_CHROMIUM_ARGS) as string[]),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-audio-capture=${JOURNEY_VOICE}%noloop`,
        '--autoplay-policy=no-user-gesture-required',
        '--disable-background-networking',
      ],
    },
  },
})
