import { askAccess } from '../../../backend/modules/wishes/decide.ts'
import { wishes as aggregate } from '../../../backend/modules/wishes/wishes.ts'
import { sharedBy } from '../../../backend/modules/wishes/testing/shared.ts'
import { ask, press, type Way } from './ways.ts'
import type { World } from './world.ts'

/** On wishes that their author has published. */
const onWishes =
  (act: string) =>
  async ({ house }: World): Promise<Way> => {
    const { id, browser } = await house.author()
    await sharedBy(house, { id })
    return { of: `wishes-${id}`, send: ask(browser, 'POST', `/api/wishes/${act}`) }
  }

/** The routes of last wishes: their author's, and the page of those who may read them. */
export const wishes: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'PUT /api/wishes/sections/:name': async ({ house }) => {
    const { id, browser } = await house.author()
    const body = { words: 'Ask Thomas.', when: 'now', basedOn: null }
    return { of: `wishes-${id}`, send: ask(browser, 'PUT', '/api/wishes/sections/service', body) }
  },
  'POST /api/wishes/publish': async ({ house }) => {
    const { id, browser } = await house.author()
    const body = { words: 'Ask Thomas.', when: 'now', basedOn: null }
    await browser.ask('PUT', '/api/wishes/sections/service', body)
    return { of: `wishes-${id}`, send: ask(browser, 'POST', '/api/wishes/publish') }
  },
  'PUT /api/wishes/wait': async ({ house }) => {
    const { id, browser } = await house.author()
    return { of: `wishes-${id}`, send: ask(browser, 'PUT', '/api/wishes/wait', { waitHours: 24 }) }
  },
  'POST /api/wishes/asks/:id/deny': async ({ house }) => {
    const author = await house.author()
    const contactId = await house.contact(author)
    await sharedBy(house, author, 'if_unwell')
    const reader = { contactId, isConfirmed: false, isWaiting: false }
    await house.tell(aggregate, author.id, askAccess(reader), { kind: 'contact', id: contactId })
    return { of: `wishes-${author.id}`, send: ask(author.browser, 'POST', `/api/wishes/asks/${contactId}/deny`) }
  },
  'POST /wishes/:token/ask': async ({ house, server, tokenFor }) => {
    const author = await house.author()
    const contactId = await house.contact(author)
    await sharedBy(house, author, 'if_unwell')
    const page = `/wishes/${tokenFor('wishes', author.id, contactId)}`
    return { of: `wishes-${author.id}`, send: press(server.browser(), page, `${page}/ask`) }
  },
  'POST /api/wishes/withdraw': onWishes('withdraw'),
  'POST /api/wishes/review': onWishes('review'),
  'POST /wishes/:token': async ({ house, server, tokenFor }) => {
    const author = await house.author()
    const contactId = await house.contact(author)
    await sharedBy(house, author)
    const page = `/wishes/${tokenFor('wishes', author.id, contactId)}`
    return { of: `wishes-${author.id}`, send: press(server.browser(), page) }
  },
}
