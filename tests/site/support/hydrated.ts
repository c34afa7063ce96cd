import { expect, type Locator } from '@playwright/test'

/** React has put its handlers on what the server rendered: from now on the page answers. */
export const hydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((rendered) => Object.keys(rendered).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
