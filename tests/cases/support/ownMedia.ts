import { madeFile, PICTURE, TONE } from '../../../workflows/media/testing/films.ts'

/** A case of ours, beside those that others reported: how it is made, and the right answer to it. */
export type Own = { readonly name: string; readonly make: (ffmpeg: string) => Promise<Buffer>; readonly right: object }

const AAC = ['-c:a', 'aac']
const H264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
const SMALL = [...PICTURE, ...TONE]
const made =
  (name: string, ...args: readonly string[]) =>
  (ffmpeg: string) =>
    madeFile(name, args, ffmpeg)

type Box = { readonly name: string; readonly bytes: Buffer }
/** The boxes of a film, in their order. */
const boxesOf = (film: Buffer): Box[] => {
  const boxes: Box[] = []
  for (let at = 0; at < film.length;) {
    const length = film.readUInt32BE(at) || film.length - at
    boxes.push({ name: film.toString('latin1', at + 4, at + 8), bytes: film.subarray(at, at + length) })
    at += length
  }
  return boxes
}
/** Moves what the index says of the places of its samples, as far as what is before them was moved. */
const moved = (moov: Buffer, by: number): Buffer => {
  const changed = Buffer.from(moov)
  for (let at = changed.indexOf('stco'); at >= 0; at = changed.indexOf('stco', at + 4)) {
    const count = changed.readUInt32BE(at + 8)
    for (let n = 0; n < count; n += 1)
      changed.writeUInt32BE(changed.readUInt32BE(at + 12 + 4 * n) + by, at + 12 + 4 * n)
  }
  return changed
}
const room = (name: string, size = 16) => {
  const box = Buffer.alloc(size)
  box.writeUInt32BE(size)
  box.write(name, 4)
  return box
}

/** A film of a camera from before `ftyp`, which begins with what is given. */
const nameless =
  (before: readonly Buffer[], isIndexFirst = false) =>
  async (ffmpeg: string) => {
    const args = [...SMALL, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_u8', '-fflags', '+bitexact']
    const boxes = boxesOf(await madeFile('film.mov', args, ffmpeg))
    const of = (name: string) => boxes.find((box) => box.name === name)?.bytes ?? Buffer.alloc(0)
    const [moov, mdat] = [of('moov'), of('mdat')]
    const was = boxes
      .slice(
        0,
        boxes.findIndex(({ name }) => name === 'mdat'),
      )
      .reduce((sum, { bytes }) => sum + bytes.length, 0)
    const lead = Buffer.concat(before)
    const isAt = lead.length + (isIndexFirst ? moov.length : 0)
    const index = moved(moov, isAt - was)
    return Buffer.concat([lead, ...(isIndexFirst ? [index, mdat] : [mdat, index])])
  }
const FILM = { is: 'film', mime: 'video/quicktime', isHeard: true }

export const namelessFilms: readonly Own[] = [
  { name: 'a film that begins with its data', make: nameless([]), right: FILM },
  { name: 'a film that begins with its index', make: nameless([], true), right: FILM },
  { name: 'a film that begins with `skip`', make: nameless([room('skip')]), right: FILM },
  { name: 'a film that begins with `free`', make: nameless([room('free', 512)]), right: FILM },
  { name: 'a film that begins with `pnot`', make: nameless([room('pnot', 20)]), right: FILM },
]

const voice = (mime: string) => ({ is: 'voice', mime, isHeard: true })
const EIGHT = ['-ar', '8000', '-ac', '1']
export const filesOf: readonly Own[] = [
  { name: 'a voice note of an old Mac', make: made('a.aiff', ...TONE), right: voice('audio/aiff') },
  {
    name: 'a voice note of an Apple phone',
    make: made('a.caf', ...TONE, '-c:a', 'adpcm_ima_qt'),
    right: voice('audio/x-caf'),
  },
  {
    name: 'a voice note of a Sun',
    make: made('a.au', ...TONE, '-c:a', 'pcm_mulaw', ...EIGHT),
    right: voice('audio/basic'),
  },
  {
    name: 'a voicemail of a phone',
    make: made('a.3gp', ...TONE, '-c:a', 'libopencore_amrnb', ...EIGHT),
    right: voice('audio/mp4'),
  },
  { name: 'a voice of an old Windows', make: made('a.wma', ...TONE, '-c:a', 'wmav1'), right: voice('audio/x-ms-wma') },
  { name: 'a voice in the box of a film', make: made('a.mov', ...TONE, ...AAC), right: voice('video/quicktime') },
  {
    name: 'a voice without loss in the box of a film',
    make: made('a.m4a', ...TONE, '-c:a', 'alac'),
    right: voice('audio/mp4'),
  },
]

const film = (mime: string, isHeard = true) => ({ is: 'film', mime, isHeard })
export const filmsOf: readonly Own[] = [
  {
    name: 'a film of a disc',
    make: made('a.mpg', ...SMALL, '-c:v', 'mpeg2video', '-c:a', 'mp2'),
    right: film('video/mpeg'),
  },
  {
    name: 'a film of an old camera',
    make: made('a.avi', ...SMALL, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p', '-c:a', 'pcm_u8'),
    right: film('video/x-msvideo'),
  },
  {
    name: 'a film of an old Windows',
    make: made('a.wmv', ...SMALL, '-c:v', 'wmv2', '-c:a', 'wmav2'),
    right: film('video/x-ms-wmv'),
  },
  {
    name: 'a film of the old net',
    make: made('a.flv', ...SMALL, '-c:v', 'flv1', '-c:a', 'pcm_s16le', '-ar', '44100'),
    right: film('video/x-flv'),
  },
  {
    name: 'a film without sound',
    make: made('a.avi', ...PICTURE, '-c:v', 'mjpeg', '-pix_fmt', 'yuvj420p'),
    right: film('video/x-msvideo', false),
  },
]

/** Sound of a codec that nothing decodes: the name of one is written over those of the tracks, or of the first alone. */
const unheard = (film: Buffer, isFirstAlone: boolean): Buffer => {
  const changed = Buffer.from(film)
  for (let at = changed.indexOf('mp4a'); at >= 0; at = isFirstAlone ? -1 : changed.indexOf('mp4a', at)) {
    changed.write('apac', at)
    // What describes it would say all the same what it is.
    const described = changed.indexOf('esds', at)
    if (described >= 0) changed.write('esdx', described)
  }
  return changed
}
const two = ['-map', '0:v', '-map', '1:a', '-map', '1:a', ...H264, ...AAC, '-movflags', '+faststart']
const tracks =
  (which: 'first' | 'all', name: string, ...args: readonly string[]) =>
  async (ffmpeg: string) =>
    unheard(await madeFile(name, args, ffmpeg), which === 'first')

export const silentTracks: readonly Own[] = [
  { name: 'a MOV of two tracks, the first unheard of', make: tracks('first', 'a.mov', ...SMALL, ...two), right: FILM },
  {
    name: 'an MP4 of two tracks, the first unheard of',
    make: tracks('first', 'a.mp4', ...SMALL, ...two),
    right: film('video/mp4'),
  },
  {
    name: 'a MOV of two tracks, both unheard of',
    make: tracks('all', 'a.mov', ...SMALL, ...two),
    right: film('video/quicktime', false),
  },
  {
    name: 'a MOV of one track, unheard of',
    make: tracks('first', 'a.mov', ...SMALL, ...H264, ...AAC),
    right: film('video/quicktime', false),
  },
  {
    name: 'a voice of two tracks, the first unheard of',
    make: tracks('first', 'a.m4a', ...TONE, '-map', '0:a', '-map', '0:a', ...AAC),
    right: voice('audio/mp4'),
  },
]

const cut =
  (part: number, name: string, ...args: readonly string[]) =>
  async (ffmpeg: string) => {
    const whole = await madeFile(name, args, ffmpeg)
    return whole.subarray(0, Math.floor(whole.length * part))
  }
const bytes = (text: string) => async () => Buffer.from(text, 'latin1')
const UNPLAYABLE = { rejected: 'media-unplayable' }
export const unplayable: readonly Own[] = [
  {
    name: 'a film that holds nothing',
    make: bytes(`\0\0\0\x14ftypqt  \0\0\x02\0qt  \0\0\0\x08wide\0\0\0\x08mdat`),
    right: UNPLAYABLE,
  },
  {
    name: 'a film that was cut off before its index',
    make: cut(0.5, 'a.mov', ...SMALL, ...H264, ...AAC),
    right: UNPLAYABLE,
  },
  {
    name: 'a voice whose only sound nothing decodes',
    make: tracks('first', 'a.m4a', ...TONE, ...AAC),
    right: UNPLAYABLE,
  },
  { name: 'a voicemail that is only its beginning', make: bytes('#!AMR\n'.padEnd(12, '\0')), right: UNPLAYABLE },
  { name: 'a picture', make: made('a.png', ...PICTURE, '-frames:v', '1'), right: { refused: 'a picture (PNG)' } },
  { name: 'a dictation', make: bytes('\x03ds2'.padEnd(512, '\0')), right: { refused: 'a dictation file (DSS)' } },
  {
    name: 'notes',
    make: bytes('MThd\0\0\0\x06\0\x01\0\x01\0\x60'),
    right: { refused: 'a MIDI file, which holds notes and no sound' },
  },
  {
    name: 'a list',
    make: bytes('#EXTM3U\nvoice.mp3\n'),
    right: { refused: 'a playlist, which holds no sound itself' },
  },
  { name: 'a letter', make: bytes('Dear all, this is no sound.'), right: { refused: 'of a kind that nobody knows' } },
]
