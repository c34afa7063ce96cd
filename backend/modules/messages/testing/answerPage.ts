import type { Browser } from '../../../kernel/testing/browser.ts'
import type { TestServer } from '../../../kernel/testing/server.ts'
import { message } from '../message.ts'
import { numberOf } from '../answers/number.ts'

export const PAGE = { Accept: 'text/html' }
export const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' }

/** What a mail's link shows, and the form in it. */
export const open = async (browser: Browser, path: string) => {
  const { status, json, headers } = await browser.ask('GET', path, undefined, PAGE)
  const text = String(json)
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  return { status, text, headers, nonce: valueOf('nonce'), action: valueOf('action') }
}
export const send = (browser: Browser, path: string, form: Readonly<Record<string, string>>, headers = {}) =>
  browser.ask('POST', path, Buffer.from(new URLSearchParams(form).toString()), { ...FORM, ...headers })

/** The answer page of a message, and what the message has of it. */
export const answerPageOf = (server: TestServer) => {
  const linkOf = (id: string, round = 1) => `/check/${server.kernel.capabilities.issue('check', id, round)}`
  /** What the mails of a round say. */
  const numberIn = (id: string, round = 1) => String(numberOf(server.kernel.settings, id, round))
  const answering = async (id: string, action: string, browser = server.browser()) => {
    const { nonce } = await open(browser, linkOf(id))
    return send(browser, linkOf(id), { nonce, action, number: numberIn(id) })
  }
  const stateOf = async (id: string) => (await server.kernel.load(message, id)).state
  const eventsOf = (id: string) => server.kernel.store.read(`message-${id}`)
  const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type)
  return { linkOf, numberIn, answering, stateOf, eventsOf, typesOf }
}
