import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import type { MediaEvent, Variant } from '../../../backend/modules/media/events.ts'
import { demoPictures, demoVoices, type DemoFile, type DemoVoice } from '../../kernel/demo.ts'
import { converter } from '../convert.ts'
import { decode } from '../decoder.ts'
import { withFolder } from '../folder.ts'
import { Drawn } from '../rendering/job.ts'

type Ready = Omit<Extract<MediaEvent, { type: 'MediaReady' }>['data'], 'hashes' | 'peaksId'>
type Rendered = Omit<Extract<MediaEvent, { type: 'MediaRendered' }>['data'], 'hashes'>
/** A file as it came, and all that was made of it. */
export type Prepared = {
  readonly mime: string
  readonly original: Buffer
  readonly made: ReadonlyMap<Variant, Buffer>
  readonly as: { readonly is: 'played'; readonly ready: Ready } | { readonly is: 'seen'; readonly rendered: Rendered }
}

const DRAW = fileURLToPath(new URL('draw.ts', import.meta.url))
/** @number how long the pictures of a demo may be drawn, in minutes of the wall; of CPU half of that */
const WALL_MINUTES = 4
const Said = v.record(v.string(), Drawn)

const drawnIn = async (folder: string, name: string, said: Drawn | undefined): Promise<Prepared> => {
  if (said?.is !== 'drawn') throw new Error(`A demo has no ${name}`)
  const { width, height, pages, facts } = said
  const variants = said.variants as readonly Variant[]
  const read = (file: string) => readFile(join(folder, name, file))
  const made = await Promise.all(variants.map(async (each) => [each, await read(`${each}.jpg`)] as const))
  const rendered = { variants, width, height, ...(pages !== undefined && { pages }), facts }
  return {
    mime: name === 'letter' ? 'application/pdf' : 'image/jpeg',
    original: await read('original'),
    made: new Map(made),
    as: { is: 'seen', rendered },
  }
}
const draw = (): Promise<readonly (readonly [DemoFile, Prepared])[]> =>
  withFolder(async (folder) => {
    const { signal } = new AbortController()
    const wallMs = WALL_MINUTES * 60_000
    const args = ['--no-warnings', DRAW, folder]
    const said = v.parse(
      Said,
      JSON.parse(await decode(process.execPath, args, { wallMs, memory: 'data', signal }, text)),
    )
    return Promise.all(
      [...demoPictures, 'letter' as const].map(
        async (name) => [name, await drawnIn(folder, name, said[name])] as const,
      ),
    )
  })

const speak = (settings: Settings, name: DemoVoice): Promise<readonly [DemoFile, Prepared]> =>
  withFolder(async (folder) => {
    const file = fileURLToPath(new URL(`${name}.mp3`, import.meta.url))
    const { convert } = converter(settings, new AbortController().signal)
    const { play, durationMs, peaks } = await convert(file, folder)
    const made = new Map<Variant, Buffer>([
      ['play', await readFile(play)],
      ['peaks', Buffer.from(JSON.stringify(peaks))],
    ])
    const ready = { durationMs, variants: ['play'] as const }
    return [name, { mime: 'audio/mpeg', original: await readFile(file), made, as: { is: 'played', ready } }] as const
  })

let once: Promise<ReadonlyMap<DemoFile, Prepared>> | undefined
const prepare = async (settings: Settings) => {
  const drawn = await draw()
  const spoken = await Promise.all(demoVoices.map((name) => speak(settings, name)))
  return new Map([...drawn, ...spoken])
}

/** What demos show, made once for all that this process fills: what one visitor takes is but a copy of it. */
export const prepared = (settings: Settings): Promise<ReadonlyMap<DemoFile, Prepared>> => {
  once ??= prepare(settings).catch((error: unknown) => {
    once = undefined
    throw error
  })
  return once
}
