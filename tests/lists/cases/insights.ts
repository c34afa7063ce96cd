import { newId } from '../../../backend/kernel/ids.ts'
import { noticedIn } from '../../../backend/modules/insights/testing/noticed.ts'
import type { Author } from '../../household/household.ts'
import type { World } from '../../attacks/walk/world.ts'
import type { List, Lists } from '../list.ts'

type Noticed = ReturnType<typeof noticedIn>

/** What is suggested to a family that has said yes to it, with what one suggestion more takes. */
const ofFamily =
  (what: string, add: (noticed: Noticed, owner: Author) => Promise<unknown>) =>
  async ({ server, house }: World): Promise<List> => {
    const owner = await house.author()
    const noticed = noticedIn(server.kernel, house)
    await noticed.allow(owner)
    return { browser: owner.browser, path: () => `/api/insights/${what}`, add: () => add(noticed, owner) }
  }

export const insights: Lists = {
  'GET /api/insights/duplicates': ofFamily('duplicates', async ({ memory, alike }, owner) =>
    alike(owner, await memory(owner), await memory(owner)),
  ),
  'GET /api/insights/connections': ofFamily('connections', ({ memories }, owner) =>
    memories(owner, 3, { people: [newId(), newId()] }),
  ),
  'GET /api/insights/gaps': ofFamily('gaps', ({ memories }, owner) => memories(owner, 5, { people: [newId()] })),
}
