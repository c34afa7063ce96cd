// The real engine: CI fetches it, and fails where it cannot; by hand these tests run where `npm start` has fetched it.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isDeep } from '../../../tests/support/deep.ts'
import { bringReader, canRead, readerEngine } from '../../../tests/support/engines.ts'
import { letterErrors } from '../../../tests/support/wordErrors.ts'
import { Unplayable } from '../../media/decoder.ts'
import { drawnOf } from '../../media/testing/drawn.ts'
import { letter } from '../../media/testing/papers.ts'
import { localReader } from './reader.ts'

const reader = localReader({ readerEngine })
const LINES = [
  'Lyon, March 3, 1956',
  'My dear Anna,',
  'the shoes have come, and they fit me well.',
  'What I owe you is in the blue tin,',
  'under the buttons, where nobody looks.',
  'Zo\u00eb says hello, and so does Fran\u00e7ois.',
  'The rent was 12 \u00a3 and a half in K\u00f6ln.',
  'Your Margaret',
]

let folder: string
let page: Sharp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reader-'))
  page = sharp((await drawnOf(letter(LINES), { kind: 'paper' })).pictures['page-1'])
  await bringReader()
}, 1_800_000)
afterAll(() => rm(folder, { recursive: true }))

const read = async (picture: Sharp) => {
  const file = join(folder, 'page.png')
  await picture.png().toFile(file)
  return reader.read(file, folder, new AbortController().signal)
}
/** The share of letters that were read wrong, or in another order. */
const shareOf = (lines: readonly { readonly text: string }[]): number => {
  const { errors, of } = letterErrors(lines.map(({ text }) => text).join(' '), LINES.join(' '))
  return errors / of
}

describe.skipIf(!canRead)('what is written on a page is read on this machine', () => {
  test('in the right order, accents and all, though it lies on its head', { timeout: 300_000 }, async () => {
    const { degrees, lines } = await read(page.clone().rotate(180))
    expect([degrees, shareOf(lines) <= 0.01]).toEqual([180, true])
  })
  test('nothing is read where nothing is written', { timeout: 300_000 }, async () => {
    const blank = sharp({ create: { width: 800, height: 600, channels: 3, background: '#77a0b0' } })
    expect((await read(blank)).lines).toEqual([])
  })
  test('what is no picture is refused', { timeout: 300_000 }, async () => {
    const file = join(folder, 'words.png')
    await writeFile(file, 'no picture at all')
    await expect(reader.read(file, folder, new AbortController().signal)).rejects.toThrow(Unplayable)
  })

  const faded = async () => {
    const askew = page.clone().rotate(1.5, { background: '#fff' }).modulate({ brightness: 0.85 }).blur(0.8)
    return sharp(await askew.jpeg({ quality: 60 }).toBuffer())
  }
  test.skipIf(!isDeep).each([
    ['upright', () => page.clone(), 0.01],
    ['a little askew', () => page.clone().rotate(1.5, { background: '#fff' }), 0.01],
    ['on its side', () => page.clone().rotate(90), 0.01],
    ['on its head', () => page.clone().rotate(180), 0.01],
    ['faded', faded, 0.02],
  ])('a page that is %s', { timeout: 900_000 }, async (_, turned, most) =>
    expect(shareOf((await read(await turned())).lines)).toBeLessThanOrEqual(most),
  )
})
