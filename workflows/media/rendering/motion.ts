import { createReadStream, createWriteStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const MARK = Buffer.from('ftyp')
const BOX_HEAD = 8
/** @number bytes of a picture that are looked through at a time for a film in it */
const A_LOOK = 2 ** 20
/** @number bytes of the first box of a film. It names a few brands. */
const MOST_BRANDS = 512
/** @number places of a picture that are looked at for a film. One that says the word so often holds none. */
const MOST_PLACES = 1_000
/** @number boxes of a film in a picture */
const MOST_BOXES = 100
const TYPE = /^[\w ©-]{4}$/

type Stretch = { readonly start: number; readonly end: number }

const read = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** Where a film lies that begins here, box after box; undefined where that is none, or not all of it is there. */
const filmAt = async (file: FileHandle, start: number, size: number): Promise<Stretch | undefined> => {
  const seen = new Set<string>()
  let end = start
  for (let n = 0; n < MOST_BOXES && end + BOX_HEAD <= size; n += 1) {
    const head = await read(file, end, 16)
    const type = head.toString('latin1', 4, BOX_HEAD)
    const short = head.readUInt32BE(0)
    const length =
      short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - end : short
    const isBox = TYPE.test(type) && length >= BOX_HEAD && end + length <= size
    if (!isBox || (n === 0 && length > MOST_BRANDS)) break
    seen.add(type)
    end += length
  }
  return seen.has('moov') && seen.has('mdat') ? { start, end } : undefined
}

/**
 * Where in a picture the film of its moment lies: at its end, behind the picture. It is looked for by what it is, and not by
 * what the picture says of it: that is wrong once a program has taken something out of the picture.
 */
export const filmIn = async (file: FileHandle): Promise<Stretch | undefined> => {
  const { size } = await file.stat()
  let places = 0
  // A picture in the boxes of films begins with that word itself.
  for (let from = 16; from < size; from += A_LOOK) {
    const bytes = await read(file, from, A_LOOK + MARK.length)
    for (let at = bytes.indexOf(MARK); at !== -1; at = bytes.indexOf(MARK, at + 1)) {
      const film = from + at < 4 ? undefined : await filmAt(file, from + at - 4, size)
      if (film) return film
      places += 1
      if (places > MOST_PLACES) return undefined
    }
  }
  return undefined
}

/** Puts the film that a picture holds into a file of its own. @returns whether it holds one */
export const putAside = async (picture: string, to: string): Promise<boolean> => {
  const file = await open(picture)
  try {
    const film = await filmIn(file)
    if (!film) return false
    await pipeline(
      createReadStream(picture, { start: film.start, end: film.end - 1 }),
      createWriteStream(to, { mode: 0o600 }),
    )
    return true
  } finally {
    await file.close()
  }
}
