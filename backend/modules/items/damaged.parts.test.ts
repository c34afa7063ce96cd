// Through: items, media, audit
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import { keepResult } from '../../kernel/process/lastResult.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { MessageStats } from '../audit/contract.ts'
import { recordAudit } from '../media/decide.ts'
import type { Variant } from '../media/events.ts'
import { Prechecked } from './contract.ts'
import { itemsIn } from './testing/house.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

test('a file whose stored copy cannot be read is named on its item and to staff, and asked for again, until it can', async () => {
  const ana = await house.author()
  const admin = await server.signedInAs(newId(), 'admin')
  const bytes = Buffer.from('the rowboat')
  const { id, mediaId, sha256 } = await items.photo(ana, { bytes }, { title: 'At the lake' })
  const audited = (auditsN: number, damaged: readonly Variant[]) =>
    items.tellFile(mediaId, recordAudit({ auditsN, damaged, mended: {} }))
  const shown = async () => {
    const [row] = await items.listOf(ana)
    const body = { files: [{ sha256, size: bytes.length }] }
    const { json } = await ana.browser.ask('POST', '/api/items/precheck', body)
    const [file] = v.parse(Prechecked, json).files
    const stats = (await admin.ask('GET', '/api/admin/message-stats')).json
    // Staff read ids, and nothing of what it is.
    expect(JSON.stringify(stats)).not.toContain('lake')
    const { damagedFiles } = v.parse(MessageStats, stats)
    return [row?.isSafe, row?.isDamaged, file?.answer, damagedFiles.map(({ parts }) => parts.join())]
  }
  const whole = [true, false, 'have', []]
  expect(await shown()).toEqual(whole)
  await audited(0, ['original'])
  expect(await shown()).toEqual([false, true, 'new', ['original']])
  const { damagedFiles } = v.parse(MessageStats, (await admin.ask('GET', '/api/admin/message-stats')).json)
  expect(damagedFiles).toMatchObject([{ id: mediaId, purpose: 'item', thingId: id }])
  await audited(1, [])
  expect(await shown()).toEqual(whole)
  // What was made of it can be made again: what came is still safe.
  await audited(2, ['thumb'])
  expect(await shown()).toEqual([true, false, 'have', ['thumb']])
})

test('staff see what the files of families were when they were last read again', async () => {
  const admin = await server.signedInAs(newId(), 'admin')
  await keepResult(server.kernel, 'vault-audit', { found: { whole: 12, damaged: 1 }, isTrouble: true })
  const { lastAudit, lastVaultAudit } = v.parse(MessageStats, (await admin.ask('GET', '/api/admin/message-stats')).json)
  expect([lastAudit, lastVaultAudit?.found]).toEqual([null, { whole: 12, damaged: 1 }])
})
