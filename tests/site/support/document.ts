import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { APP, PRODUCT } from './house.ts'
import { wordsAt, type Address } from './registry.ts'

const named = (text: string) => text.replaceAll('__PRODUCT__', PRODUCT)

type Head = {
  readonly title: string
  readonly metas: Readonly<Record<string, string>>
  readonly canonical: string
  readonly facts: readonly unknown[]
  readonly text: string
}

/** Runs in a browser: a document as it was sent, before any script of it has run. */
const parse = (html: string): Head => {
  const sent = new DOMParser().parseFromString(html, 'text/html')
  const metas = [...sent.querySelectorAll('meta[content]')].map((meta) => [
    meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
    meta.getAttribute('content') ?? '',
  ])
  const facts = [...sent.querySelectorAll('script[type="application/ld+json"]')]
  for (const unseen of sent.querySelectorAll('script, style, noscript')) if (!facts.includes(unseen)) unseen.remove()
  return {
    title: sent.title,
    metas: Object.fromEntries(metas) as Record<string, string>,
    canonical: sent.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    facts: facts.map(({ textContent }) => JSON.parse(textContent) as unknown),
    text: sent.querySelector('main')?.textContent ?? '',
  }
}

const pictures = new Map<string, Promise<number>>()
const statusOf = (request: APIRequestContext, path: string) => {
  const known = pictures.get(path) ?? request.get(path).then((answer) => answer.status())
  pictures.set(path, known)
  return known
}

/** The head says what the registry says, and the picture for sharing is there. */
export const expectHead = async (page: Page, request: APIRequestContext, { path, status }: Address): Promise<Head> => {
  const answer = await request.get(path)
  expect(answer.status(), 'status').toBe(status)
  const html = await answer.text()
  expect(html, 'place-holders are filled').not.toMatch(/__[A-Z]+(?:_[A-Z]+)*__/u)
  expect(html, 'no name of another house').not.toContain('Everhearth')
  // Its styles carry the nonce of another answer, which this page's policy refuses, even in a document that is only read.
  const head = await page.evaluate(parse, html.replaceAll(/<style[^>]*>[^<]*<\/style>/gu, ''))
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
  return head
}
