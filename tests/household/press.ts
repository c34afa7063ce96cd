import { vi } from 'vitest'
import type { Answer, Browser } from '../../backend/kernel/testing/browser.ts'

export const PAGE = { Accept: 'text/html' }
/** What a browser sends with a form that a hand has sent off. */
export const HAND = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }
/** What a program sends that looks through email and presses what it finds. */
export const SCANNER = { ...HAND, 'Sec-Fetch-User': '', 'User-Agent': 'Mozilla/5.0 HeadlessChrome/149' }
/** As long as a person reads. */
const READ_MS = 2_000

let last: Promise<unknown> = Promise.resolve()
/**
 * Sends what a page was read for, as if that had taken a while. All people of a file share one clock, so they read and
 * press one after the other: a page that is read while another's clock stands ahead would be too young when it is pressed.
 */
export const afterReading = <Seen, Answered>(
  read: () => Promise<Seen>,
  send: (seen: Seen) => Promise<Answered>,
  readMs = READ_MS,
): Promise<Answered> => {
  const turn = last.then(async () => {
    const seen = await read()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + readMs)
    try {
      return await send(seen)
    } finally {
      clock.mockRestore()
    }
  })
  // Whoever pressed hears of a failure; the next only waits for this one to be over.
  last = turn.catch(() => undefined)
  return turn
}

/** The nonce of a page's forms; empty where it has none. */
export const nonceIn = (text: string): string => /name="nonce" value="([^"]+)"/.exec(text)?.[1] ?? ''

/** A page behind a mailed link, as it is read. */
export const look = async (browser: Browser, link: string) => {
  const { status, json } = await browser.ask('GET', link, undefined, PAGE)
  return { status, text: String(json) }
}

const nonceOn = async (browser: Browser, page: string): Promise<string> => nonceIn((await look(browser, page)).text)

/** A button of such a page, pressed after as long as a person reads. */
export const pressForm = async (
  browser: Browser,
  page: string,
  action = page,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  readMs = READ_MS,
): Promise<Answer> => {
  const send = (nonce: string) =>
    browser.ask('POST', action, Buffer.from(new URLSearchParams({ nonce, ...fields }).toString()), {
      ...HAND,
      ...headers,
    })
  return afterReading(() => nonceOn(browser, page), send, readMs)
}

/** Answers what a page's form would, sent by a script after as long as a person reads. */
export const pressAs = async (
  browser: Browser,
  page: string,
  action: string,
  body: object = {},
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const send = (nonce: string) => browser.ask('POST', action, { nonce, ...body }, headers)
  return afterReading(() => nonceOn(browser, page), send)
}

/** The one button of such a page. */
export const press = async (browser: Browser, link: string, headers: Record<string, string> = {}, readMs = READ_MS) => {
  const { status, json } = await pressForm(browser, link, link, {}, headers, readMs)
  return { status, text: String(json) }
}
