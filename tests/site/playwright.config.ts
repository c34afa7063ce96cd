import { defineConfig } from '@playwright/test'

const { SITE_APP, SITE_CHROMIUM, SITE_CHROMIUM_ARGS = '[]' } = process.env

export default defineConfig({
  testDir: './specs',
  outputDir: '../../.data/site',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 3,
  fullyParallel: true,
  retries: 0,
  reporter: [['list'], ['../journeys/support/closingLine.ts']],
  use: {
    ...(SITE_APP && { baseURL: SITE_APP }),
    // Far from where pages are rendered: what depends on the place must wait until the page is there.
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(SITE_CHROMIUM && { executablePath: SITE_CHROMIUM }),
      args: [...(JSON.parse(SITE_CHROMIUM_ARGS) as string[]), '--disable-background-networking'],
    },
  },
})
