import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { APP, PRODUCT } from './house.ts'
import { statusOf } from './links.ts'
import { wordsAt, type Address } from './registry.ts'

const named = (text: string) => text.replaceAll('__PRODUCT__', PRODUCT)

/** Runs in a browser that runs no script of the page: what its head says. */
const headOf = () => ({
  title: document.title,
  metas: Object.fromEntries(
    [...document.querySelectorAll('meta[content]')].map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]),
  ) as Record<string, string>,
  canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
  facts: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as unknown,
  ),
})

/** The name in the sources, where these tests give the house another. */
export const OTHER_HOUSE = 'Everhearth'

/** What was sent is filled in, and speaks for this house alone. */
export const expectFilled = (html: string): void => {
  expect(html, 'place-holders are filled').not.toMatch(/__[A-Z]+(?:_[A-Z]+)*__/u)
  expect(html, 'no name of another house').not.toContain(OTHER_HOUSE)
}

/** Who is not of the house is led on from here, and who is signed in from a tour of what works. */
const LEADING_ON = ['/cpanel', '/admin', '/voice-messages', '/onboarding']

/** The page as it stands after its script speaks for this house alone. */
export const expectNamed = async (page: Page, { path, page: { pattern } }: Address): Promise<void> => {
  const { title } = await wordsAt(path)
  // What has an id may have a title of its own.
  if (!pattern.includes(':') && !LEADING_ON.includes(path)) await expect(page, path).toHaveTitle(named(title))
  expect(await page.title(), path).not.toContain(OTHER_HOUSE)
  expect(await page.content(), path).not.toContain(OTHER_HOUSE)
}

/** The head says what the registry says, and the picture for sharing is there. */
export const expectHead = async (page: Page, request: APIRequestContext, { path, status }: Address): Promise<void> => {
  const head = await page.evaluate(headOf)
  const words = await wordsAt(path)
  expect(head.title).toBe(named(words.title))
  expect(head.metas).toMatchObject({ description: named(words.description), keywords: words.keywords })
  expect(head.metas['robots']).toBe(words.robots)
  expect(head.metas['description'], 'a description').not.toBe('')
  const canonical = status === 404 ? '/404' : (words.canonical ?? path)
  expect(head.canonical).toBe(`${APP}${canonical}`)
  const picture = head.metas['og:image'] ?? ''
  expect(picture).toMatch(new RegExp(`^${APP}/`, 'u'))
  expect(await statusOf(request, picture), `the picture ${picture}`).toBe(200)
}
