import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { decode, Unplayable } from '../decoder.ts'
import { Drawn, type Job } from './job.ts'

const MINUTE_MS = 60_000
/** @number MB of a child's own objects; its pixels lie beside them */
const HEAP_MB = 512
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))

/** @number how long a picture or a paper may be drawn, in minutes of the wall; of CPU half of that */
const WALL_MINUTES = { picture: 4, paper: 8 } as const
export type Drawable = keyof typeof WALL_MINUTES

type Made = Exclude<Drawn, { readonly is: 'unfit' }>

/** Draws in a child that reads our code and its folder, writes into that folder, and starts nothing. */
export const drawing =
  (signal: AbortSignal) =>
  async (kind: Drawable, job: Job): Promise<Made> => {
    const mayRead = [ROOT, job.folder].map((folder) => `--allow-fs-read=${folder}`)
    const may = ['--permission', '--allow-addons', ...mayRead, `--allow-fs-write=${job.folder}`]
    const args = ['--no-warnings', `--max-old-space-size=${HEAP_MB}`, ...may, CHILD, kind, JSON.stringify(job)]
    const wallMs = WALL_MINUTES[kind] * MINUTE_MS
    const said = await decode(process.execPath, args, { wallMs, memory: 'data', signal }, text)
    const drawn = v.parse(Drawn, JSON.parse(said))
    if (drawn.is === 'unfit') throw new Unplayable('There is nothing in it that can be shown', { code: drawn.code })
    return drawn
  }
