import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { halves } from '../testing/drawn.ts'
import { moment, movingPicture } from '../testing/moving.ts'
import { ffmpeg } from '../testing/packaged.ts'
import { putAside } from './motion.ts'

let folder: string
let picture: Buffer
let film: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'motion-'))
  picture = await halves(80, 60).jpeg().toBuffer()
  film = await moment(ffmpeg)
})
afterAll(() => rm(folder, { recursive: true }))

/** What is found in a file, if anything is. */
const foundIn = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const [from, to] = [join(folder, 'picture'), join(folder, 'film')]
  await writeFile(from, bytes)
  return (await putAside(from, to)) ? readFile(to) : undefined
}

describe('V6: the film that a picture holds', () => {
  test('is found behind it, and is the film as the phone made it', async () =>
    expect(await foundIn(movingPicture(picture, film))).toEqual(film))
  test('is found though the picture no longer says where, as once its place was taken out of it', async () => {
    const stripped = await halves(64, 48).jpeg().toBuffer()
    expect(await foundIn(movingPicture(stripped, film))).toEqual(film)
  })
  test('is found before what another phone puts behind it', async () =>
    expect(await foundIn(Buffer.concat([picture, film, Buffer.from('SEFHe\0\0\0')]))).toEqual(film))
  test('is none where it is cut off, or is only a word', async () => {
    expect(await foundIn(movingPicture(picture, film.subarray(0, film.length / 2)))).toBeUndefined()
    expect(await foundIn(movingPicture(picture, Buffer.from('\0\0\0\u0018ftypmp42')))).toBeUndefined()
    expect(await foundIn(picture)).toBeUndefined()
  })
  test('is given up in what says the word over and over', async () =>
    expect(await foundIn(Buffer.concat([picture, Buffer.from('ftyp'.repeat(20_000))]))).toBeUndefined())
})
