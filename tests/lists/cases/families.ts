import { expect } from 'vitest'
import { newId } from '../../../backend/kernel/ids.ts'
import { freshAddress } from '../../../backend/modules/accounts/testing/visitor.ts'
import { archive } from '../../../backend/modules/archives/archive.ts'
import { recordEntries, reopenArchive, stopArchive } from '../../../backend/modules/archives/decide.ts'
import { opened } from '../../../backend/modules/archives/testing/opened.ts'
import { choice } from '../../../backend/modules/choices/choice.ts'
import { recordErased, setChoices } from '../../../backend/modules/choices/decide.ts'
import { familiesIn } from '../../../backend/modules/families/testing/house.ts'
import { itemsIn } from '../../../backend/modules/items/testing/house.ts'
import { make, open, pathOf } from '../../../backend/modules/shares/testing/asking.ts'
import { ownerOf, type Author } from '../../household/household.ts'
import { things as kinds } from '../../household/things.ts'
import { told } from '../../attacks/walk/shares.ts'
import type { World } from '../../attacks/walk/world.ts'
import type { List, Lists } from '../list.ts'

/** A list of somebody's own family, with what one more of it takes. */
const ofFamily =
  (path: string, add: (world: World, owner: Author) => Promise<unknown>) =>
  async (world: World): Promise<List> => {
    const owner = await world.house.author()
    return { browser: owner.browser, path: () => path, add: () => add(world, owner) }
  }
const tell = ({ house }: World, ana: Author) => told({ house, ana })
const relative = (_: World, { browser }: Author) =>
  browser.ask('POST', '/api/relatives', { relativeId: newId(), name: 'Agnes' })
const member = ({ server, house }: World, owner: Author) => familiesIn(server.kernel, house).member(owner, 'viewer')
const invite = ({ server, house }: World, owner: Author, email = freshAddress('nell')) =>
  familiesIn(server.kernel, house).invite(owner, email)
/** One more family asks them in. */
const invited = async (world: World, { email }: Author) => invite(world, await world.house.author(), email)

/** A no after a yes, of which something was erased. */
const erasedOnNo = async ({ house: { tell } }: World, { id }: Author) => {
  const facts = { familyId: id, role: 'owner', offered: ['listen'], outside: '' } as const
  for (const listen of [true, false])
    await tell(choice, id, setChoices({ level: 'family', switches: { listen } }, facts), ownerOf(id))
  const [no] = (await tell(choice, id, () => [])).owed
  if (no) await tell(choice, id, recordErased(no, 31))
}

const things = (ids: readonly string[]) => ({ things: ids.map((id) => ({ kind: 'story', id })) })
const linkTo = (owner: Author, ids: readonly string[]) => make(owner, [], things(ids))

export const families: Lists = {
  ...Object.fromEntries(
    kinds.map(({ path, body }) => [
      `GET ${path}`,
      ofFamily(path, (_, { browser }) => browser.ask('POST', path, body(newId()))),
    ]),
  ),
  'GET /api/stories': ofFamily('/api/stories', tell),
  'GET /api/shares/choices': ofFamily('/api/shares/choices', tell),
  'GET /api/ai/receipts': ofFamily('/api/ai/receipts', erasedOnNo),
  'GET /api/shares': ofFamily('/api/shares', async (world, owner) => linkTo(owner, [await tell(world, owner)])),
  'GET /api/shares/:id/log': async (world) => {
    const owner = await world.house.author()
    const id = await tell(world, owner)
    const link = await linkTo(owner, [id])
    const add = async () => {
      const visitor = world.server.browser()
      await open(visitor, pathOf(link))
      await visitor.ask('POST', `${pathOf(link)}/viewed`, { kind: 'story', id })
    }
    return { browser: owner.browser, path: () => `/api/shares/${link.id}/log`, add }
  },
  'GET /api/shared/:token/items': async (world) => {
    const owner = await world.house.author()
    const visitor = world.server.browser()
    const ids: string[] = []
    let path = ''
    const add = async () => ids.push(await tell(world, owner))
    const ready = async () => {
      path = pathOf(await linkTo(owner, ids))
      await open(visitor, path)
    }
    return { browser: visitor, path: () => `${path}/items`, add, ready }
  },
  'GET /api/shared/:token/items/:kind/:id': async (world) => {
    const owner = await world.house.author()
    const { photo } = itemsIn(world.server.kernel, world.house)
    const visitor = world.server.browser()
    const albumId = newId()
    await owner.browser.ask('POST', '/api/albums', { albumId, title: 'At the lake' })
    let path = ''
    const add = async () => {
      const itemIds = [(await photo(owner)).id]
      await owner.browser.ask('POST', `/api/albums/${albumId}/items`, { itemIds })
    }
    const ready = async () => {
      path = pathOf(await make(owner, [], { things: [{ kind: 'album', id: albumId }] }))
      await open(visitor, path)
    }
    return { browser: visitor, path: () => `${path}/items/album/${albumId}`, add, ready }
  },
  'GET /api/archives': async (world) => {
    const owner = await world.house.author()
    const add = () => opened(world.house, ownerOf(owner.id), owner.id)
    return { browser: owner.browser, path: () => '/api/archives', add }
  },
  'GET /api/archives/:id/entries': async (world) => {
    const { house } = world
    const owner = await house.author()
    const id = await opened(house, ownerOf(owner.id), owner.id)
    const add = async (n: number) => {
      // Once more from its beginning, with one file more.
      await house.tell(archive, id, stopArchive('forbidden'))
      await house.tell(archive, id, reopenArchive({ role: 'owner' }), ownerOf(owner.id))
      const names = Array.from({ length: n + 1 }, (_, at) => `DCIM/IMG_${at}.jpg`)
      const answers = names.map(() => ({ answer: 'broken' }) as const)
      const { turn } = (await world.server.kernel.load(archive, id)).state
      await house.tell(archive, id, recordEntries({ turn, from: 0, names, answers }))
    }
    return { browser: owner.browser, path: () => `/api/archives/${id}/entries`, add }
  },
  'GET /api/items/today': ofFamily('/api/items/today?on=2031-06-12', async (_, { browser }) => {
    const itemId = newId()
    await browser.ask('POST', '/api/items', { itemId, text: 'The rowboat leaked.' })
    await browser.ask('POST', `/api/items/${itemId}/date`, { words: 'June 12, 1958' })
  }),
  'GET /api/search': async ({ server, house }) => {
    const { browser } = await house.author()
    const { checkpointSignals, store } = server.kernel
    return {
      browser,
      path: () => '/api/search?q=rowboat',
      add: () => browser.ask('POST', '/api/items', { itemId: newId(), text: 'The rowboat leaked.' }),
      ready: async () => expect(await checkpointSignals.passed('search', await store.head(), 20_000)).toBe(true),
    }
  },
  'GET /api/relatives': ofFamily('/api/relatives', async (world, owner) => {
    await relative(world, owner)
    await member(world, owner)
  }),
  'GET /api/family': ofFamily('/api/family', member),
  'GET /api/family/activity': ofFamily('/api/family/activity', relative),
  'GET /api/family/invitations': ofFamily('/api/family/invitations', invite),
  'GET /api/invitations': ofFamily('/api/invitations', invited),
  'GET /api/families': ofFamily('/api/families', async (world, owner) => {
    const { token } = await invited(world, owner)
    await owner.browser.ask('POST', `/api/invitations/${token}/accept`, {})
  }),
}
