import { newId } from '../../backend/kernel/ids.ts'
import type { Answer, Browser } from '../../backend/kernel/testing/browser.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { householdIn, PASSCODE } from './household.ts'
import { afterReading, look, nonceIn } from './press.ts'
import { storyOf } from './story.ts'

export const TITLE = 'The swing & the <orchard>'
export const BODY = 'You were four.\n\nYour mother said <nothing>.'
const PAGE = { Accept: 'text/html' }
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' }
/** What needs no hand: whoever does it has shown who they are. */
const AFTER_PROOF: ReadonlySet<string> = new Set(['play', 'download', 'thanks', 'recording', 'reply'])

type Token = { readonly token: string }

/** Words of the message that nobody may see before the passcode. */
export const HIDDEN = /swing|orchard|You were four|mother/

/** Ana's message to Ben, mailed, and what Ben's browser may do with its link. */
export const readerOf = async (server: TestServer) => {
  const house = householdIn(server)
  const story = storyOf(server, house)
  const ana = await house.author()
  const ben = await house.prove(ana, await house.person(ana), 'what hung in the tree')

  /** A message that was mailed to Ben, with a recording in it. */
  const delivered = async () => {
    const messageId = newId()
    const mediaId = await house.recording(ana, messageId)
    await story.delivering(ana, { messageId, title: TITLE, body: BODY, people: [ben], mediaIds: [mediaId] })
    const { deliveryId, token } = await story.mailed(ana, messageId, ben)
    return { messageId, mediaId, deliveryId, token }
  }
  const nonces = new WeakMap<Browser, Map<string, string>>()
  const eventsOf = (id: string) => server.kernel.store.read(`delivery-${id}`)
  const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type)

  /** The nonce of the link's page; of what it showed before, where it has no button any more. */
  const read = async (browser: Browser, token: string): Promise<string> => {
    const known = nonces.get(browser) ?? new Map<string, string>()
    nonces.set(browser, known)
    const nonce = nonceIn((await look(browser, `/d/${token}`)).text) || (known.get(token) ?? '')
    known.set(token, nonce)
    return nonce
  }
  const send = (browser: Browser, token: string, step: string, ask: (read: object) => Promise<Answer>) => {
    if (AFTER_PROOF.has(step)) return ask({})
    return afterReading(
      () => read(browser, token),
      (nonce) => ask({ nonce }),
    )
  }
  const post = (browser: Browser, { token }: Token, step: string, body: object = {}, headers = {}) =>
    send(browser, token, step, (read) => browser.ask('POST', `/api/d/${token}/${step}`, { ...read, ...body }, headers))
  /** As a form without script does. */
  const submit = (browser: Browser, { token }: Token, step: string, form: Record<string, string> = {}) =>
    send(browser, token, step, (read) => {
      const fields = new URLSearchParams({ ...read, ...form }).toString()
      return browser.ask('POST', `/api/d/${token}/${step}`, Buffer.from(fields), FORM)
    })
  const page = async (browser: Browser, { token }: Token, query = '') => {
    const { status, json } = await browser.ask('GET', `/d/${token}${query}`, undefined, PAGE)
    return { status, text: String(json) }
  }
  const unlocked = async (link: Token, browser = server.browser()) => {
    await post(browser, link, 'open')
    const { status, json } = await post(browser, link, 'unlock', { answer: PASSCODE })
    if (status !== 200) throw new Error(`The passcode was answered with ${status}: ${JSON.stringify(json)}`)
    return browser
  }
  return { house, story, ana, ben, delivered, eventsOf, typesOf, read, post, submit, page, unlocked }
}
export type Reader = Awaited<ReturnType<typeof readerOf>>
export type Link = Awaited<ReturnType<Reader['delivered']>>
