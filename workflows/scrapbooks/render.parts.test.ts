import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { itemsIn } from '../../backend/modules/items/testing/house.ts'
import { NO_PHOTO, ScrapbookDetail } from '../../backend/modules/scrapbooks/contract.ts'
import { pdfFolder, pdfName } from '../../backend/modules/scrapbooks/pdfName.ts'
import { head } from '../../backend/modules/scrapbooks/testing/thing.ts'
import { householdIn, startHouse, type Author, type Household } from '../../tests/household/household.ts'
import { printerPath } from '../../tests/support/printer.ts'
import * as workflows from '../index.ts'
import { processing } from '../kernel/process.ts'
import { readBack } from './pdf/boxes.ts'

let server: TestServer
let house: Household
beforeAll(async () => {
  server = await startHouse({ CHROMIUM_PATH: await printerPath() })
  await server.kernel.blobs.ready()
  house = householdIn(server)
})
afterAll(() => server.stop())

const picture = (width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5a3a' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
const bookOf = async ({ browser }: Author, id: string) =>
  v.parse(ScrapbookDetail, (await browser.ask('GET', `/api/scrapbooks/${id}`)).json)
const partOf = (id: string) => {
  const { loadPart, doStep } = processing(server.kernel, [workflows.scrapbooks.process ?? []].flat())
  const of = { stream: `scrapbook-${id}`, part: '' }
  return {
    due: async () => (await loadPart(of)).next,
    step: async () => {
      const { next } = await loadPart(of)
      if (next) await doStep(of, next)
    },
  }
}
/** A book of a photo, asked for as a PDF. */
const asked = async (ana: Author, bytes: Buffer) => {
  const { photo } = itemsIn(server.kernel, house)
  const { id: itemId } = await photo(ana, { bytes })
  const id = newId()
  await ana.browser.ask('POST', '/api/scrapbooks', { scrapbookId: id, ...head })
  const filled = await ana.browser.ask('POST', `/api/scrapbooks/${id}/fill`, { itemIds: [itemId] })
  expect(filled.status).toBe(200)
  const ask = () => ana.browser.ask('POST', `/api/scrapbooks/${id}/pdf`, { pdfId: newId() })
  expect((await ask()).status).toBe(200)
  return { id, itemId, ask }
}

test('a PDF that was asked for is made from the photos as they came, sealed, and given to the family alone', async () => {
  const [ana, ben] = [await house.author(), await house.author()]
  const { id, ask } = await asked(ana, await picture(3_000, 2_000, 6))
  expect((await ask()).json).toMatchObject({ code: 'pdf-running' })
  const { due, step } = partOf(id)
  expect(await due()).toMatchObject({ step: 'render' })
  await step()
  expect(await due()).toBeUndefined()
  const { pdf } = await bookOf(ana, id)
  expect(pdf).toMatchObject({ state: 'made', pages: 2, cutPages: [], isCurrent: true })
  expect((await ana.browser.ask('GET', `/api/scrapbooks/${id}/pdf`)).status).toBe(200)
  const blob = await sealedBlobs(server.kernel).openWhole(pdfName(id, pdf?.id ?? ''), `scrapbook-${id}`)
  const bytes = blob ? await buffer(await blob.read()) : Buffer.alloc(0)
  const found = await readBack(bytes)
  // It was turned upright: the narrow side of what came is the wide one of what is printed.
  expect(found.images.map(({ isJpeg }) => isJpeg)).toEqual([true, true])
  expect((await ben.browser.ask('GET', `/api/scrapbooks/${id}/pdf`)).status).toBe(404)
  const [stored] = await server.kernel.blobs.list(pdfFolder(id))
  expect(stored?.sizeBytes).toBeGreaterThan(bytes.length)

  await ana.browser.ask('PUT', `/api/scrapbooks/${id}/pages/${newId()}`, {
    version: 0,
    content: { layout: 'one', slots: [NO_PHOTO], heading: '', words: '' },
  })
  expect((await bookOf(ana, id)).pdf).toMatchObject({ state: 'made', isCurrent: false })
  await ask()
  await step()
  expect((await bookOf(ana, id)).pdf).toMatchObject({ state: 'made', pages: 3, isCurrent: true })
  expect(await server.kernel.blobs.list(pdfFolder(id))).toHaveLength(1)
})

test('what nobody can open is said as a failure, and may be asked for again', async () => {
  const ana = await house.author()
  const { id, itemId, ask } = await asked(ana, await picture(300, 200))
  const { detailOf } = itemsIn(server.kernel, house)
  const { mediaId } = await detailOf(ana, itemId)
  await server.kernel.blobs.removeAll(`media/${mediaId ?? ''}/original`)
  await partOf(id).step()
  expect((await bookOf(ana, id)).pdf).toMatchObject({ state: 'failed' })
  expect((await ask()).status).toBe(200)
})
