import { reporterOf } from '../../household/lifePlan.ts'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { issueProof } from '../../../backend/kernel/identity/reauth.ts'
import { askToWait } from '../../../backend/modules/life/decide/wait.ts'
import { life } from '../../../backend/modules/life/life.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { startMedia } from '../../../backend/modules/media/decide.ts'
import { media } from '../../../backend/modules/media/media.ts'
import { metadataOf, tusClient } from '../../../backend/modules/media/testing/tusClient.ts'
import { recipient } from '../../../backend/modules/recipients/recipient.ts'
import { ownerOf } from '../../household/household.ts'
import { occasionsIn } from '../../household/occasions.ts'
import { ask, press, type Way } from './ways.ts'
import type { World } from './world.ts'

const BYTES = { 'Tus-Resumable': '1.0.0', 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }

/** What its author does with a message; in which state it is makes no difference to the command's id. */
const onMessage =
  (act: string, body: unknown = {}, method = 'POST', more = {}) =>
  async ({ story, ana, ben }: World): Promise<Way> => {
    const id = await story.draft(ana, { people: [ben] })
    return { of: `message-${id}`, send: ask(ana.browser, method, `/api/messages/${id}${act}`, body, more) }
  }
const byAdmin =
  (act: string, body: unknown) =>
  async ({ story, ana, admin }: World): Promise<Way> => {
    const id = await story.draft(ana)
    return { of: `message-${id}`, send: ask(admin, 'POST', `/api/admin/messages/${id}/${act}`, body) }
  }
const onPerson =
  (method: string, act: string, body: unknown = {}) =>
  async ({ house, ana }: World): Promise<Way> => {
    const id = await house.person(ana)
    return { of: `recipient-${id}`, send: ask(ana.browser, method, `/api/recipients/${id}${act}`, body) }
  }
/** Who was invited answers. */
const invited =
  (answer: string) =>
  async ({ house, ana, server, tokenFor }: World): Promise<Way> => {
    const id = await house.person(ana)
    const { addressHash } = (await server.kernel.load(recipient, id)).state
    const token = tokenFor('invite', id, addressHash)
    return { of: `recipient-${id}`, send: press(server.browser(), `/d/${token}`, `/api/d/${token}/${answer}`) }
  }
const begun = async ({ ana, server }: World) => {
  const { mediaId } = await tusClient(ana.browser, server.origin).begin({}, 4)
  return { of: `media-${mediaId}`, path: `/api/uploads/${mediaId}` }
}
/** A trusted contact's page. */
const trusted =
  (answer: string, fields = {}) =>
  async ({ ana, nora, server, tokenFor }: World): Promise<Way> => {
    const page = `/trusted/${tokenFor('trusted', ana.id, nora)}`
    return { of: `life-${ana.id}`, send: press(server.browser(), page, `${page}/${answer}`, fields) }
  }

/** The same page, of a contact who is about to report a death. */
const reporter =
  (answer: string, fields = {}) =>
  async ({ house, server, tokenFor }: World): Promise<Way> => {
    const { author, contactId } = await reporterOf(house)
    const page = `/trusted/${tokenFor('trusted', author.id, contactId)}`
    return { of: `life-${author.id}`, send: press(server.browser(), page, `${page}/${answer}`, fields) }
  }

const away =
  (act: string, body: unknown) =>
  ({ ana }: World): Promise<Way> =>
    Promise.resolve({ of: `life-${ana.id}`, send: ask(ana.browser, 'POST', `/api/life/${act}`, body) })

/** The page of somebody who may say that something has happened. */
const announcing =
  (act: string) =>
  async ({ server, house, story, ana, nora }: World): Promise<Way> => {
    const { waiting, pageOf } = occasionsIn(server, house, story)
    const id = await waiting(ana, [nora])
    const page = pageOf(id, nora)
    const fields: Readonly<Record<string, string>> =
      act === 'announce' ? { date: server.kernel.clock.now().slice(0, 10) } : {}
    return { of: `message-${id}`, send: press(server.browser(), `${page}/announce`, `${page}/${act}`, fields) }
  }

export const authors: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/messages': async ({ ana }) => {
    const messageId = newId()
    const send = ask(ana.browser, 'POST', '/api/messages', { messageId, kind: 'text' })
    return { of: `message-${messageId}`, send }
  },
  'POST /api/messages/:id/copy': async ({ story, ana }) => {
    const [id, messageId] = [await story.draft(ana), newId()]
    return { of: `message-${messageId}`, send: ask(ana.browser, 'POST', `/api/messages/${id}/copy`, { messageId }) }
  },
  'PATCH /api/messages/:id': onMessage('', { title: 'The swing' }, 'PATCH'),
  'POST /api/messages/:id/arm': (world) => {
    const kept = { mode: 'milestone', announcerIds: [world.nora], occasion: 'Ben marries', zone: 'UTC' }
    return onMessage('/arm', kept)(world)
  },
  'POST /api/messages/:id/schedule': async (world) => {
    const local = plus(world.server.kernel.clock.now(), 30 * 86_400_000).slice(0, 16)
    return onMessage('/schedule', { mode: 'fixed', local, zone: 'UTC', answerRule: 'silent' })(world)
  },
  'POST /api/messages/:id/respond': onMessage('/respond'),
  'POST /api/messages/:id/pause': onMessage('/pause', { until: '2060-01-01T00:00:00.000Z' }),
  'POST /api/messages/:id/resume': onMessage('/resume'),
  'POST /api/messages/:id/recall': onMessage('/recall'),
  'POST /api/messages/:id/cancel': onMessage('/cancel'),
  'POST /api/messages/:id/restore': onMessage('/restore'),
  'POST /api/messages/:id/release': onMessage('/release', { how: 'keep_date' }, 'POST', { 'If-Match': '*' }),
  'POST /trusted/:token/announce': announcing('announce'),
  'POST /trusted/:token/unannounce': announcing('unannounce'),
  'POST /api/admin/messages/:id/pause': byAdmin('pause', { days: 3 }),
  'POST /api/admin/messages/:id/note': byAdmin('note', { note: 'Called about the date.' }),
  'POST /check/:token': async ({ story, ana, ben, server, tokenFor }) => {
    const id = await story.noticed(ana, { people: [ben] })
    const page = `/check/${tokenFor('check', id, 1)}`
    return { of: `message-${id}`, send: press(server.browser(), page, page, { action: 'planned' }) }
  },

  'POST /api/recipients': async ({ ana }) => {
    const recipientId = newId()
    const body = { recipientId, name: 'Ben', email: `ben.${recipientId}@hale.example` }
    return { of: `recipient-${recipientId}`, send: ask(ana.browser, 'POST', '/api/recipients', body) }
  },
  'PATCH /api/recipients/:id': onPerson('PATCH', '', { name: 'Benjamin' }),
  'DELETE /api/recipients/:id': onPerson('DELETE', ''),
  'POST /api/recipients/:id/invite': onPerson('POST', '/invite'),
  'PUT /api/recipients/:id/verification': onPerson('PUT', '/verification', { method: 'otp' }),
  'POST /api/d/:token/consent': invited('consent'),
  'POST /api/d/:token/refuse': invited('refuse'),
  'POST /api/d/:token/wrong-person': invited('wrong-person'),

  'POST /api/uploads': async ({ ana }) => {
    const mediaId = newId()
    const headers = { ...BYTES, 'Upload-Length': '4', 'Upload-Metadata': metadataOf({ mediaId }) }
    return { of: `media-${mediaId}`, send: ask(ana.browser, 'POST', '/api/uploads', Buffer.from('word'), headers) }
  },
  'PATCH /api/uploads/:id': async (world) => {
    const { of, path } = await begun(world)
    return { of, send: ask(world.ana.browser, 'PATCH', path, Buffer.from('word'), BYTES) }
  },
  'DELETE /api/uploads/:id': async (world) => {
    const { of, path } = await begun(world)
    return { of, send: ask(world.ana.browser, 'DELETE', path, undefined, { 'Tus-Resumable': '1.0.0' }) }
  },
  'POST /api/media/:id/cut': async ({ ana, house }) => {
    const [from, id] = [await house.recording(ana, newId()), newId()]
    const send = ask(ana.browser, 'POST', `/api/media/${id}/cut`, { from, startMs: 0, endMs: 1_500 })
    return { of: `media-${id}`, send }
  },

  'DELETE /api/media/:id': async ({ ana, house }) => {
    const id = newId()
    const start = startMedia({ messageId: ana.id, purpose: 'portrait', takes: 'portrait', type: 'image/jpeg' })
    await house.tell(media, id, start, ownerOf(ana.id))
    return { of: `media-${id}`, send: ask(ana.browser, 'DELETE', `/api/media/${id}`) }
  },

  'PUT /api/life': async ({ house, server }) => {
    const { id, browser } = await house.author()
    const proof = await issueProof(server.kernel, id)
    return { of: `life-${id}`, send: ask(browser, 'PUT', '/api/life', { proof }) }
  },
  'POST /api/life/pause': away('pause', { until: plus(new Date().toISOString(), 86_400_000) }),
  'POST /api/life/resume': away('resume', {}),
  'POST /api/life/here': async ({ ana }) => ({
    of: `life-${ana.id}`,
    send: ask(ana.browser, 'POST', '/api/life/here'),
  }),
  'POST /api/life/contacts': async ({ ana }) => {
    const contactId = newId()
    const body = { contactId, name: 'Sam', email: `sam.${contactId}@hale.example` }
    return { of: `life-${ana.id}`, send: ask(ana.browser, 'POST', '/api/life/contacts', body) }
  },
  'DELETE /api/life/contacts/:id': async ({ ana, house }) => {
    const id = await house.contact(ana, { name: 'Sam' })
    return { of: `life-${ana.id}`, send: ask(ana.browser, 'DELETE', `/api/life/contacts/${id}`) }
  },
  'POST /trusted/:token/accept': trusted('accept'),
  'POST /trusted/:token/decline': trusted('decline'),
  'POST /trusted/:token/code': reporter('code'),
  'POST /trusted/:token/report': reporter('report', { code: '123456' }),
  'POST /trusted/:token/withdraw': reporter('withdraw'),
  'POST /trusted/:token/wait': trusted('wait', { days: '3', reason: 'alive' }),
  'POST /here/:token': async ({ house, server, tokenFor }) => {
    const { author, contactId } = await reporterOf(house)
    const please = askToWait({ contactId, days: 30, reason: 'unsure', lastSignAt: '' })
    await house.tell(life, author.id, please, { kind: 'contact', id: contactId })
    return { of: `life-${author.id}`, send: press(server.browser(), `/here/${tokenFor('here', author.id)}`) }
  },
  'POST /reached/:token': async ({ house, server, tokenFor }) => {
    const { id } = await house.author()
    return { of: `life-${id}`, send: press(server.browser(), `/reached/${tokenFor('reached', id, 1)}`) }
  },
}
