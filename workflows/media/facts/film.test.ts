import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { converter } from '../convert.ts'
import { madeFile, PICTURE } from '../testing/films.ts'
import { ffmpeg, ffprobe } from '../testing/packaged.ts'
import { filmFacts } from './film.ts'

const tools = { ffmpeg: ffmpeg ?? 'ffmpeg', ffprobe: ffprobe ?? 'ffprobe' }
const now = new Date('2026-11-30T12:00:00Z')

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'facts-'))))
afterAll(() => rm(folder, { recursive: true }))

/** What is told of a film that ffmpeg wrote with these tags, of an owner in New York. */
const factsOf = async (name: string, tags: Readonly<Record<string, string>>, ...flags: readonly string[]) => {
  const said = Object.entries(tags).flatMap(([tag, text]) => ['-metadata', `${tag}=${text}`])
  const film = [...PICTURE, '-t', '0.2', '-c:v', 'mpeg4', ...said, ...flags]
  const file = join(folder, name)
  await writeFile(file, await madeFile(name, film, tools.ffmpeg))
  const { probe } = converter(tools, new AbortController().signal)
  return filmFacts(file, (await probe(file)).tags, 'America/New_York', now)
}
const creation = (text: string) => ({ creation_time: text })

test('a film of a phone says UTC, and is told as its owner’s clock showed it', async () =>
  expect(await factsOf('phone.mp4', creation('2024-07-01T03:30:00Z'))).toEqual({
    taken: '2024-06-30T23:30:00',
    zone: 'assumed',
  }))

test('where a phone says where it was, its time is that place’s', async () =>
  expect(await factsOf('far.mp4', { ...creation('2024-07-01T03:30:00Z'), location: '-33.8688+151.2093/' })).toEqual({
    taken: '2024-07-01T13:30:00',
    zone: 'assumed',
    lat: -33.8688,
    lon: 151.2093,
  }))

test('the offset that an iPhone writes is kept, with where and with what', async () => {
  const apple = {
    'com.apple.quicktime.creationdate': '2024-07-01T14:30:00+1100',
    'com.apple.quicktime.location.ISO6709': '-33.8688+151.2093+012.345/',
    'com.apple.quicktime.make': 'Apple',
    'com.apple.quicktime.model': 'iPhone 15',
    ...creation('2024-07-01T03:30:00Z'),
  }
  expect(await factsOf('iphone.mov', apple, '-movflags', 'use_metadata_tags')).toEqual({
    taken: '2024-07-01T14:30:00',
    zone: '+11:00',
    lat: -33.8688,
    lon: 151.2093,
    camera: 'Apple iPhone 15',
  })
})

test('a camera’s QuickTime has no zone, and its clock stays', async () =>
  expect(await factsOf('camera.mov', creation('2024-07-01T14:30:00Z'))).toEqual({ taken: '2024-07-01T14:30:00' }))

test('a film that was dated back before all computers is that old', async () => {
  expect(await factsOf('old.mov', creation('1958-06-14T12:00:00Z'))).toEqual({ taken: '1958-06-14T12:00:00' })
  expect(await factsOf('old.mp4', { date: '1958' })).toEqual({ taken: '1958' })
})

test('a film that says nothing has no date', async () => expect(await factsOf('none.mp4', {})).toEqual({}))

test('other forms say it in UTC', async () =>
  expect(await factsOf('film.mkv', creation('2024-07-01T03:30:00Z'))).toMatchObject({ taken: '2024-06-30T23:30:00' }))
