import { newId } from '../../backend/kernel/ids.ts'
import type { Browser } from '../../backend/kernel/testing/browser.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { householdIn, PASSCODE } from './household.ts'
import { storyOf } from './story.ts'

export const TITLE = 'The swing & the <orchard>'
export const BODY = 'You were four.\n\nYour mother said <nothing>.'
const PAGE = { Accept: 'text/html' }
const FORM = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded' }

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
  const eventsOf = (id: string) => server.kernel.store.read(`delivery-${id}`)
  const typesOf = async (id: string) => (await eventsOf(id)).map(({ type }) => type)

  const post = (browser: Browser, { token }: Token, step: string, body: unknown = {}, headers = {}) =>
    browser.ask('POST', `/api/d/${token}/${step}`, body, headers)
  /** As a form without script does. */
  const submit = (browser: Browser, { token }: Token, step: string, form: Record<string, string> = {}) =>
    browser.ask('POST', `/api/d/${token}/${step}`, Buffer.from(new URLSearchParams(form).toString()), FORM)
  const page = async (browser: Browser, { token }: Token, query = '') => {
    const { status, json } = await browser.ask('GET', `/d/${token}${query}`, undefined, PAGE)
    return { status, text: String(json) }
  }
  const unlocked = async (link: Token, browser = server.browser()) => {
    await post(browser, link, 'open')
    const { status } = await post(browser, link, 'unlock', { answer: PASSCODE })
    if (status !== 200) throw new Error(`The passcode was answered with ${status}`)
    return browser
  }
  return { house, story, ana, ben, delivered, eventsOf, typesOf, post, submit, page, unlocked }
}
export type Reader = Awaited<ReturnType<typeof readerOf>>
export type Link = Awaited<ReturnType<Reader['delivered']>>
