import { newId } from '../../../backend/kernel/ids.ts'
import { reply } from '../../../backend/modules/deliveries/decide/enjoy.ts'
import { openDelivery, unlock } from '../../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { editMessage } from '../../../backend/modules/messages/decide/edit.ts'
import type { RecipientFact } from '../../../backend/modules/messages/decide/guards.ts'
import { noteMessage, pauseByStaff } from '../../../backend/modules/messages/decide/staff.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import type { World } from '../../attacks/walk/world.ts'
import { ownerOf } from '../../household/household.ts'
import type { List, Lists } from '../list.ts'

/** An author's own list, with what one more of it takes. */
const ofAuthor =
  (path: string, add: (world: World, author: World['ana']) => Promise<unknown>) =>
  async (world: World): Promise<List> => {
    const author = await world.house.author()
    return { browser: author.browser, path: () => path, add: () => add(world, author) }
  }

export const messages: Lists = {
  'GET /api/messages': ofAuthor('/api/messages', async ({ house, story }, author) =>
    story.draft(author, { people: [await house.prove(author, await house.person(author))] }),
  ),
  'GET /api/recipients': ofAuthor('/api/recipients', ({ house }, author) => house.person(author)),
  'GET /api/life/contacts': ofAuthor('/api/life/contacts', ({ house }, author) => house.contact(author)),
  'GET /api/account/deletion': ofAuthor('/api/account/deletion', async ({ house, story }, author) =>
    story.scheduled(author, { people: [await house.person(author)] }),
  ),
  'GET /api/messages/:id': async ({ house, story }) => {
    const author = await house.author()
    const id = await story.draft(author)
    return { browser: author.browser, path: () => `/api/messages/${id}`, add: () => house.recording(author, id) }
  },
  'GET /api/messages/:id/timeline': async ({ house, story }) => {
    const author = await house.author()
    const id = await story.scheduled(author, { people: [await house.person(author)] })
    const add = (n: number) => house.tell(message, id, pauseByStaff({ days: n + 1 }))
    return { browser: author.browser, path: () => `/api/messages/${id}/timeline`, add }
  },
  'GET /api/admin/messages/:id/notes': async ({ house, story, admin }) => {
    const id = await story.draft(await house.author())
    const add = (n: number) => house.tell(message, id, noteMessage({ note: `Called ${n} times.` }))
    return { browser: admin, path: () => `/api/admin/messages/${id}/notes`, add }
  },
  'GET /api/deliveries': async ({ house, story }) => {
    const author = await house.author()
    const people: string[] = []
    for (let n = 0; n < 6; n += 1) people.push(await house.person(author))
    const id = await story.delivering(author, { people })
    const add = (n: number) => story.mailed(author, id, people[n] ?? '')
    return { browser: author.browser, path: () => `/api/deliveries?messageId=${id}`, add }
  },
  'GET /api/deliveries/preview': async ({ house, story }) => {
    const author = await house.author()
    const id = await story.draft(author)
    const recipients: RecipientFact[] = []
    const add = async () => {
      const recipientId = await house.person(author)
      recipients.push({ recipientId, name: 'Ben', hasDeclined: false, hasVerification: false, isAuthor: false })
      await house.tell(message, id, editMessage({ recipients: [...recipients] }), ownerOf(author.id))
    }
    return { browser: author.browser, path: () => `/api/deliveries/preview?messageId=${id}`, add }
  },
  'GET /api/deliveries/replies': async ({ house, story }) => {
    const author = await house.author()
    const id = await house.person(author)
    const by = { kind: 'recipient', id } as const
    const messageId = await story.delivering(author, { people: [id] })
    const { deliveryId } = await story.mailed(author, messageId, id)
    for (const decision of [openDelivery(), unlock({ isRight: true })])
      await house.tell(delivery, deliveryId, decision, by)
    const words = (n: number) => ({ replyId: newId(), body: `Thank you, ${n} times.`, hasRecording: false })
    const add = (n: number) => house.tell(delivery, deliveryId, reply(words(n)), by)
    return { browser: author.browser, path: () => '/api/deliveries/replies', add }
  },
  'GET /api/d/:token/content': async ({ house, story, ana, ben, server, unlocked }) => {
    const browser = server.browser()
    let rows = 0
    let token = ''
    const add = async () => (rows += 1)
    const ready = async () => {
      const messageId = newId()
      const mediaIds: string[] = []
      while (mediaIds.length < rows) mediaIds.push(await house.recording(ana, messageId))
      await story.delivering(ana, { messageId, people: [ben], mediaIds })
      token = (await story.mailed(ana, messageId, ben)).token
      await unlocked({ token }, browser)
    }
    return { browser, path: () => `/api/d/${token}/content`, add, ready }
  },
}
