import { createHash } from 'node:crypto'
import { expect, vi } from 'vitest'
import * as v from 'valibot'
import { newId } from '../../../backend/kernel/ids.ts'
import { patiently } from '../../../backend/kernel/testing/patiently.ts'
import { ArchiveRow, EntryPage } from '../../../backend/modules/archives/contract.ts'
import { ItemDetail, ItemPage } from '../../../backend/modules/items/contract.ts'
import { tusClient } from '../../../backend/modules/media/testing/tusClient.ts'
import { householdIn, type Author } from '../../../tests/household/household.ts'
import { startWorkers } from '../../../tests/household/workers.ts'
import { pairsReactor } from '../../items/pairs.ts'
import { sameFileReactor } from '../../items/sameFile.ts'
import { activities as preparing } from '../../media/activities.ts'
import { reactor } from '../../media/reactor.ts'
import { activities } from '../activities.ts'
import { archivesReactor } from '../reactor.ts'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** From the upload of a file to the memories that come of it, on the run's own parts. */
export const startArchives = async () => {
  const started = await startWorkers({
    reactors: (temporal) => (kernel) => ({
      media: reactor(kernel, temporal),
      archives: archivesReactor(kernel, temporal),
      sameFile: sameFileReactor(kernel),
      pairs: pairsReactor(kernel),
    }),
    activities: (kernel) => ({ media: { ...preparing(kernel), ...activities(kernel) } }),
  })
  const { server } = started
  const house = householdIn(server)

  /** Sends a file as the page does: its item first, then its bytes. */
  const send = async (by: Author, bytes: Buffer, name: string, body: object = {}): Promise<string> => {
    const [itemId, mediaId] = [newId(), newId()]
    const type = name.endsWith('.zip') ? 'application/zip' : 'application/octet-stream'
    const added = { itemId, mediaId, name, bytes: bytes.length, ...body }
    expect(await by.browser.ask('POST', '/api/items', added)).toMatchObject({ status: 201 })
    const client = tusClient(by.browser, server.origin)
    const { path, status } = await client.begin({ mediaId, messageId: itemId, purpose: 'item', type }, bytes.length)
    expect(status).toBe(201)
    expect((await client.patch(path, 0, bytes)).status).toBe(204)
    return itemId
  }
  const rowOf = async ({ browser }: Author, id: string) => browser.ask('GET', `/api/archives/${id}`)
  const entriesOf = async ({ browser }: Author, id: string, query = '') =>
    v.parse(EntryPage, (await browser.ask('GET', `/api/archives/${id}/entries${query}`)).json).entries
  /** The answer of each file, by its name. */
  const answersOf = async (by: Author, id: string) =>
    Object.fromEntries((await entriesOf(by, id)).map(({ name, answer }) => [name, answer]))
  const listOf = async ({ browser }: Author, query = '') =>
    v.parse(ItemPage, (await browser.ask('GET', `/api/items${query}`)).json).items
  /** What came of an archive, once that is over; one that is needed no more lies in the bin then. */
  const over = async (by: Author, id: string): Promise<ArchiveRow> => {
    const found = async () => {
      const { status, json } = await rowOf(by, id)
      expect(status).toBe(200)
      const row = v.parse(ArchiveRow, json)
      expect(row.finishedAt).not.toBeNull()
      if (!row.isKept) expect((await listOf(by, '?shelf=bin')).map((each) => each.id)).toContain(id)
      return row
    }
    return vi.waitFor(found, patiently)
  }
  const itemOf = async ({ browser }: Author, id: string) =>
    v.parse(ItemDetail, (await browser.ask('GET', `/api/items/${id}`)).json)
  /** An item once what is shown of it is made, or it is set aside. */
  const shown = async (by: Author, id: string) =>
    vi.waitFor(async () => {
      const found = await itemOf(by, id)
      expect(['ready', 'setAside']).toContain(found.state)
      return found
    }, patiently)
  const bytesOf = async ({ browser }: Author, path: string): Promise<Buffer> => {
    const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return Buffer.from(await (await fetch(new URL(path, server.origin), { headers: { Cookie } })).arrayBuffer())
  }
  return { ...started, house, send, rowOf, over, entriesOf, answersOf, listOf, itemOf, shown, bytesOf }
}
export type Archives = Awaited<ReturnType<typeof startArchives>>
