import { insertPasskey } from '../../../backend/kernel/identity/passkeys.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { backup } from '../../../backend/modules/backups/backup.ts'
import { requestBackup } from '../../../backend/modules/backups/decide.ts'
import { approveReview, writeReview } from '../../../backend/modules/reviews/decide.ts'
import { review } from '../../../backend/modules/reviews/review.ts'
import { converse } from '../../attacks/attempts.ts'
import type { World } from '../../attacks/walk/world.ts'
import { ownerOf } from '../../household/household.ts'
import type { List, Lists } from '../list.ts'

/** What an admin reads of the whole house. */
const ofAdmin =
  (path: string, add: (world: World, n: number) => Promise<unknown>) =>
  async (world: World): Promise<List> => ({ browser: world.admin, path: () => path, add: (n) => add(world, n) })

const stalled = async ({ story, ana, ben }: World) => story.stalled(ana, { people: [ben] })
const written = async ({ house }: World): Promise<string> => {
  const id = newId()
  const facts = { openedAt: '2020-01-01T00:00:00.000Z', kept: 1, worksHere: false }
  const opinion = { name: 'Ana', stars: 5 as const, text: 'It kept what my mother said to us.' }
  await house.tell(review, id, writeReview({ ...opinion, facts }), ownerOf(id))
  return id
}
/** What the history has of one account, which gets one more event. */
const ofAccount =
  (pathOf: (id: string) => string) =>
  async ({ house: { author }, admin }: World): Promise<List> => {
    const { id, browser } = await author()
    const add = (n: number) => browser.ask('PATCH', '/api/account/profile', { name: `Ruth ${n}` })
    return { browser: admin, path: () => pathOf(id), add }
  }
/** One conversation, for whoever began it or for staff. */
const ofConversation =
  (pathOf: (id: string) => string, isStaff: boolean) =>
  async ({ server, admin }: World): Promise<List> => {
    const customer = server.browser()
    const id = await converse(customer)
    const words = (n: number) => ({ turnId: newId(), text: `And another thing: ${n}` })
    const add = (n: number) => customer.ask('POST', `/api/support/${id}/messages`, words(n))
    return { browser: isStaff ? admin : customer, path: () => pathOf(id), add }
  }

export const house: Lists = {
  'GET /api/reviews': ofAdmin('/api/reviews', async (world) =>
    world.house.tell(review, await written(world), approveReview(), ownerOf(newId())),
  ),
  'GET /api/admin/reviews': ofAdmin('/api/admin/reviews', written),
  'GET /api/admin/support': ofAdmin('/api/admin/support', ({ server }) => converse(server.browser())),
  'GET /api/admin/support/ratings': ofAdmin('/api/admin/support/ratings', ({ server }, n) =>
    server.browser().ask('POST', '/api/support/ratings', { about: `/help/${n}`, isUseful: true }),
  ),
  'GET /api/admin/support/:id': ofConversation((id) => `/api/admin/support/${id}`, true),
  'GET /api/support/:id/messages': ofConversation((id) => `/api/support/${id}/messages`, false),
  'GET /api/admin/stalled': ofAdmin('/api/admin/stalled', stalled),
  'GET /api/admin/message-stats': ofAdmin('/api/admin/message-stats', stalled),
  'GET /api/admin/users': ofAdmin('/api/admin/users?q=listed', (world) => world.house.author({ username: 'listed' })),
  'GET /api/admin/history': ofAccount((id) => `/api/admin/history?stream=account-${id}`),
  'GET /api/admin/history/stream/:name': ofAccount((id) => `/api/admin/history/stream/account-${id}`),
  'GET /api/admin/backups': ofAdmin('/api/admin/backups', ({ house: { tell } }) =>
    tell(backup, newId(), requestBackup({ isOneRunning: false })),
  ),
  'GET /api/account/security': async ({ house: { author }, server }) => {
    const { id: accountId, browser } = await author()
    const add = () => {
      const id = newId()
      const passkey = { id, credentialId: id, publicKey: '', counter: 0, transports: [], name: 'My phone' }
      return server.kernel.db.transaction((tx) => insertPasskey(tx, accountId, passkey))
    }
    return { browser, path: () => '/api/account/security', add }
  },
  'GET /api/account/sessions': async ({ house: { author }, server }) => {
    const { id, browser } = await author()
    return { browser, path: () => '/api/account/sessions', add: () => server.signedInAs(id) }
  },
  'GET /api/account/looks': async ({ house: { author }, admin }) => {
    const { id, browser } = await author()
    const add = () => admin.ask('GET', `/api/admin/users/${id}`)
    return { browser, path: () => '/api/account/looks', add }
  },
}
