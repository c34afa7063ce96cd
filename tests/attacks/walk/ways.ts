import type { Answer, Browser } from '../../../backend/kernel/testing/browser.ts'
import { pressForm } from '../../household/press.ts'

type Headers = Readonly<Record<string, string>>
/** How a route is used by somebody who may: the stream that it is about, where that is known, and the request. */
export type Way = { readonly of?: string; readonly send: (key: Headers) => Promise<Answer> }

export const ask =
  (browser: Browser, method: string, path: string, body: unknown = {}, more: Headers = {}): Way['send'] =>
  (key) =>
    browser.ask(method, path, body, { ...more, ...key })

/** A browser whose every request carries the key. */
export const keyed = (browser: Browser, key: Headers): Browser => ({
  ...browser,
  ask: (method, path, body, headers) => browser.ask(method, path, body, { ...headers, ...key }),
})

/** Presses a button of a page after it was read for a while. */
export const press =
  (browser: Browser, page: string, action = page, fields: Record<string, string> = {}): Way['send'] =>
  (key) =>
    pressForm(browser, page, action, fields, key)
