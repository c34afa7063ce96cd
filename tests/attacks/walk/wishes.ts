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
