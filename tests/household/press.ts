import { vi } from 'vitest'
import type { Answer, Browser } from '../../backend/kernel/testing/browser.ts'

export const PAGE = { Accept: 'text/html' }
/** What a browser sends with a form that a hand has sent off. */
export const HAND = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }
/** What a program sends that looks through email and presses what it finds. */
export const SCANNER = { ...HAND, 'Sec-Fetch-User': '', 'User-Agent': 'Mozilla/5.0 HeadlessChrome/149' }
/** As long as a person reads. */
const READ_MS = 2_000

/** Answers what is asked as if a page had been read for a while before. */
export const afterReading = async <Answered>(send: () => Promise<Answered>, readMs = READ_MS): Promise<Answered> => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + readMs)
  try {
    return await send()
  } finally {
    clock.mockRestore()
  }
}

/** The nonce of a page's forms; empty where it has none. */
export const nonceIn = (text: string): string => /name="nonce" value="([^"]+)"/.exec(text)?.[1] ?? ''

/** A page behind a mailed link, as it is read. */
export const look = async (browser: Browser, link: string) => {
  const { status, json } = await browser.ask('GET', link, undefined, PAGE)
  return { status, text: String(json) }
}

/** A button of such a page, pressed after as long as a person reads. */
export const pressForm = async (
  browser: Browser,
  page: string,
  action = page,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  readMs = READ_MS,
): Promise<Answer> => {
  const nonce = nonceIn((await look(browser, page)).text)
  const form = Buffer.from(new URLSearchParams({ nonce, ...fields }).toString())
  return afterReading(() => browser.ask('POST', action, form, { ...HAND, ...headers }), readMs)
}

/** Answers what a page's form would, sent by a script after as long as a person reads. */
export const pressAs = async (
  browser: Browser,
  page: string,
  action: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const nonce = nonceIn((await look(browser, page)).text)
  return afterReading(() => browser.ask('POST', action, { nonce, ...body }, headers))
}

/** The one button of such a page. */
export const press = async (browser: Browser, link: string, headers: Record<string, string> = {}, readMs = READ_MS) => {
  const { status, json } = await pressForm(browser, link, link, {}, headers, readMs)
  return { status, text: String(json) }
}
