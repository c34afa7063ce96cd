// Through: accounts, items, media
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { unzip } from '../../backend/kernel/testing/unzip.ts'
import { newMember, PASSWORD } from '../../backend/modules/accounts/testing/visitor.ts'
import { Export } from '../../backend/modules/accounts/contract.ts'
import { halves } from '../media/testing/drawn.ts'
import { moment, movingPicture } from '../media/testing/moving.ts'
import { paper } from '../media/testing/papers.ts'
import { sha256, startArchives, type Archives } from './testing/archives.ts'

let archives: Archives
beforeAll(async () => {
  archives = await startArchives()
})
afterAll(() => archives.stop())

test('original in is original out, of every kind, through an export and back in as an archive', async () => {
  const browser = archives.server.browser()
  const ruth = { ...(await newMember(browser)), browser }
  const picture = await halves(80, 60).jpeg().toBuffer()
  const kinds: readonly (readonly [string, Buffer])[] = [
    ['a.jpg', picture],
    // They differ in case, or in how a letter is composed: to some systems each two have one name.
    ['A.JPG', await halves(82, 60).jpeg().toBuffer()],
    ['Zo\u00EB.png', await halves(84, 60).png().toBuffer()],
    ['Zoe\u0308.png', await halves(86, 60).png().toBuffer()],
    ['phone.heic', await readFile(new URL('../media/testing/phone.heic', import.meta.url))],
    ['PXL_1.MP.jpg', movingPicture(await halves(88, 60).jpeg().toBuffer(), await moment())],
    ['film.mp4', await moment()],
    ['letter.pdf', paper(1)],
    ['notes.docx', Buffer.from('PK\u0003\u0004 and so on')],
    ['drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['torn.jpg', Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 1)])],
  ]
  const sums = kinds.map(([, bytes]) => sha256(bytes)).toSorted()
  const ids: string[] = []
  for (const [name, bytes] of kinds) ids.push(await archives.send(ruth, bytes, name))
  const areSafe = async () => {
    for (const id of ids) expect(await archives.itemOf(ruth, id)).toMatchObject({ isSafe: true })
  }
  await vi.waitFor(areSafe, patiently)
  const told = ids[kinds.findIndex(([name]) => name === 'film.mp4')] ?? ''
  const any = { 'If-Match': '*' }
  await browser.ask('PATCH', `/api/items/${told}`, { title: 'The bakery', caption: 'In the snow' }, any)
  await browser.ask('POST', `/api/items/${told}/date`, { words: 'about 1958' }, any)
  const words = { itemId: crypto.randomUUID(), text: 'The rowboat leaked.', title: 'At the lake' }
  await browser.ask('POST', '/api/items', words)

  const { url, parts } = v.parse(Export, (await browser.ask('POST', '/api/account/data', { password: PASSWORD })).json)
  expect(parts).toEqual([{ url }])
  const zip = await archives.bytesOf(ruth, url)
  const files = unzip(zip)
  const lines = (files.get('CHECKSUMS.txt')?.toString() ?? '').trimEnd().split('\n')
  expect(new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))).toEqual(
    new Map([...files].filter(([name]) => name !== 'CHECKSUMS.txt').map(([name, bytes]) => [name, sha256(bytes)])),
  )
  const memories = [...files].filter(([name]) => name.startsWith('memories/') && !name.endsWith('.txt'))
  expect(memories.map(([, bytes]) => sha256(bytes)).toSorted()).toEqual(sums)
  const folded = memories.map(([name]) => name.normalize('NFKC').toLowerCase())
  expect(new Set(folded).size).toBe(kinds.length)

  const ben = await archives.house.author()
  const id = await archives.send(ben, zip, 'Everhearth 2030-01-01.zip')
  expect(await archives.over(ben, id)).toMatchObject({ state: 'settled', isKept: false, answers: { added: 12 } })
  const rows = await archives.listOf(ben)
  const originals: string[] = []
  for (const row of rows.filter(({ kind }) => kind !== 'story'))
    originals.push(sha256(await archives.bytesOf(ben, `/api/items/${row.id}/original`)))
  expect(originals.toSorted()).toEqual(sums)
  expect(rows).toContainEqual(
    expect.objectContaining({
      title: 'The bakery',
      caption: 'In the snow',
      date: expect.objectContaining({ words: 'about 1958', source: 'person' }) as unknown,
    }),
  )
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'story', title: 'At the lake' }))
})
