import { defineConfig } from '@playwright/test'

const { SITE_APP, SITE_CHROMIUM, SITE_CHROMIUM_ARGS = '[]', TEST_REPORT, DEEP } = process.env

export default defineConfig({
  testDir: './specs',
  // What takes long and is proved more cheaply beside it, or elsewhere, is left to the deep run.
  ...(DEEP !== '1' && { grepInvert: /@deep/u }),
  outputDir: '../../.data/site',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 3,
  fullyParallel: true,
  retries: 0,
  reporter: [
    ['list'],
    ['../journeys/support/closingLine.ts'],
    ...(TEST_REPORT ? [['json', { outputFile: TEST_REPORT }] as const] : []),
  ],
  use: {
    ...(SITE_APP && { baseURL: SITE_APP }),
    // Far from where pages are rendered: what depends on the place must wait until the page is there.
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(SITE_CHROMIUM && { executablePath: SITE_CHROMIUM }),
      args: [...(JSON.parse(SITE_CHROMIUM_ARGS) as string[]), '--disable-background-networking'],
    },
  },
})
