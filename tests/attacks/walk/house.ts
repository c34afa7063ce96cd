import * as v from 'valibot'
import { newId } from '../../../backend/kernel/ids.ts'
import { closeRestored } from '../../../backend/kernel/process/restored.ts'
import { DEFAULT_SYSTEM } from '../../../backend/kernel/process/system.ts'
import { freshAddress } from '../../../backend/modules/accounts/testing/visitor.ts'
import { conversation } from '../../../backend/modules/support/conversation.ts'
import { LEAVE as LEAVE_PROMPTS } from '../../../backend/modules/prompts/queries.ts'
import { CONFIRM, LEAVE, subscriberIdOf } from '../../../backend/modules/subscribers/queries.ts'
import { END, waitingIdOf } from '../../../backend/modules/support/waitingLinks.ts'
import { ask, press, type Way } from './ways.ts'
import type { World } from './world.ts'

const Began = v.object({ id: v.string() })
const BYTES = { 'Content-Type': 'application/octet-stream' }
const question = { channel: 'form', topic: 'other', name: 'Nell', email: 'nell@hale.example', text: 'Hello' }
const opinion = { name: 'Ana', stars: 5, text: 'It kept what my mother said to us.' }

const begun = async ({ server }: World) => {
  const browser = server.browser()
  const { id } = v.parse(Began, (await browser.ask('POST', '/api/support', question)).json)
  return { browser, id, of: `support-${id}` }
}
const said = () => ({ turnId: newId(), text: 'And another thing' })
const byCustomer =
  (act: string, body: () => unknown = () => ({})) =>
  async (world: World): Promise<Way> => {
    const { browser, id, of } = await begun(world)
    return { of, send: (key) => browser.ask('POST', `/api/support/${id}/${act}`, body(), key) }
  }
const byStaff =
  (act: string, body: () => unknown = () => ({})) =>
  async (world: World): Promise<Way> => {
    const { id, of } = await begun(world)
    const send: Way['send'] = async (key) => {
      const read = { 'If-Match': `"${(await world.server.kernel.load(conversation, id)).revision}"` }
      return world.admin.ask('POST', `/api/admin/support/${id}/${act}`, body(), { ...read, ...key })
    }
    return { of, send }
  }
const subscribed = async ({ server }: World) => {
  const email = freshAddress('nell')
  const wanted = { email, source: 'footer', afterMs: 5_000 }
  await server.browser().ask('POST', '/api/newsletter/subscribe', wanted)
  const id = subscriberIdOf(server.kernel, email)
  return { id, of: `subscriber-${id}`, wanted }
}
/** By a link of a letter. */
const byLink =
  (purpose: string, path: string) =>
  async (world: World): Promise<Way> => {
    const { id, of } = await subscribed(world)
    return { of, send: press(world.server.browser(), `${path}/${world.tokenFor(purpose, id)}`) }
  }
const reviewed =
  (act: string, body: unknown = {}) =>
  async ({ ana, admin }: World): Promise<Way> => ({
    of: `review-${ana.id}`,
    send: ask(admin, 'POST', `/api/admin/reviews/${ana.id}/${act}`, body, { 'If-Match': '"0"' }),
  })

export const house: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/support': async ({ server }) => ({ send: ask(server.browser(), 'POST', '/api/support', question) }),
  'POST /api/support/ratings': async ({ server }) => ({
    send: ask(server.browser(), 'POST', '/api/support/ratings', { about: '/help', isUseful: true }),
  }),
  'POST /api/support/:id/messages': byCustomer('messages', said),
  'PUT /api/support/:id/files/:fileId': async (world) => {
    const { browser, id, of } = await begun(world)
    const path = () => `/api/support/${id}/files/${newId()}`
    return { of, send: (key) => browser.ask('PUT', path(), Buffer.from('What I meant.'), { ...BYTES, ...key }) }
  },
  'POST /api/support/:id/close': byCustomer('close'),
  'POST /api/admin/support/:id/reply': byStaff('reply', said),
  'POST /api/admin/support/:id/note': byStaff('note', said),
  'POST /api/admin/support/:id/close': byStaff('close'),
  'POST /api/admin/support/:id/reopen': byStaff('reopen'),
  'POST /api/support/waiting': async ({ server }) => {
    const email = freshAddress('nell')
    const send = ask(server.browser(), 'POST', '/api/support/waiting', { email })
    return { of: `support-${waitingIdOf(server.kernel, email)}`, send }
  },
  'POST /waiting/u/:token': async ({ server, tokenFor }) => {
    const email = freshAddress('nell')
    await server.browser().ask('POST', '/api/support/waiting', { email })
    const id = waitingIdOf(server.kernel, email)
    return { of: `support-${id}`, send: press(server.browser(), `/waiting/u/${tokenFor(END, id)}`) }
  },
  'POST /api/newsletter/subscribe': async (world) => {
    const { of, wanted } = await subscribed(world)
    return { of, send: ask(world.server.browser(), 'POST', '/api/newsletter/subscribe', wanted) }
  },
  'PUT /api/newsletter/mine': async ({ server, ana }) => ({
    of: `subscriber-${subscriberIdOf(server.kernel, ana.email)}`,
    send: ask(ana.browser, 'PUT', '/api/newsletter/mine', { on: true }),
  }),
  'POST /newsletter/confirm/:token': byLink(CONFIRM, '/newsletter/confirm'),
  'POST /newsletter/u/:token': byLink(LEAVE, '/newsletter/u'),
  'PUT /api/prompts/mine': async ({ ana }) => ({
    of: `prompt-${ana.id}`,
    send: ask(ana.browser, 'PUT', '/api/prompts/mine', { isOn: true }),
  }),
  'POST /questions/u/:token': async ({ server, ana, tokenFor }) => {
    await ana.browser.ask('PUT', '/api/prompts/mine', { isOn: true })
    const path = `/questions/u/${tokenFor(LEAVE_PROMPTS, ana.id)}`
    return { of: `prompt-${ana.id}`, send: press(server.browser(), path) }
  },
  'POST /api/reviews': async ({ ana }) => ({
    of: `review-${ana.id}`,
    send: ask(ana.browser, 'POST', '/api/reviews', opinion),
  }),
  'POST /api/admin/reviews/:id/approve': reviewed('approve'),
  'POST /api/admin/reviews/:id/refuse': reviewed('refuse', { reason: 'personal_data' }),
  'PUT /api/admin/settings': async ({ admin }) => ({ send: ask(admin, 'PUT', '/api/admin/settings', DEFAULT_SYSTEM) }),
  'POST /api/admin/history/verify': async ({ admin, ana }) => ({
    send: ask(admin, 'POST', '/api/admin/history/verify', { stream: `account-${ana.id}` }),
  }),
  'POST /api/admin/restored/open': async ({ admin, server: { kernel } }) => ({
    send: async (key) => {
      const restoredAt = kernel.clock.now()
      await closeRestored(kernel.db, restoredAt)
      return admin.ask('POST', '/api/admin/restored/open', { restoredAt }, key)
    },
  }),
  'POST /api/admin/backups': async ({ admin }) => {
    const backupId = newId()
    return { of: `backup-${backupId}`, send: ask(admin, 'POST', '/api/admin/backups', { backupId }) }
  },
}
