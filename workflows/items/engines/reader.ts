import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import { decode } from '../../media/decoder.ts'

/** What is written on a page, line by line, and how far it has to be turned to the right to be read. */
const Page = v.object({
  degrees: v.picklist([0, 90, 180, 270]),
  lines: v.array(v.object({ text: v.string(), confidence: v.number() })),
})
export type Page = v.InferOutput<typeof Page>

/** Something that reads what is written on a picture. */
export type Reader = {
  /** By what: where it rises, everything is read anew. */
  readonly recipe: string
  readonly isHere: () => boolean
  /**
   * @param folder where it may write
   * @throws Stopped, Unplayable where it takes too long or is no picture
   */
  readonly read: (file: string, folder: string, signal: AbortSignal) => Promise<Page>
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const CHILD = fileURLToPath(new URL('readPage.ts', import.meta.url))
/** @number how long a page may be read, in minutes of CPU: four times, once each way round */
const CPU_MINUTES = 4
/** A busy machine gives a child that much less of its time. */
const WALL_MINUTES = 4 * CPU_MINUTES

/** PP-OCRv6 in a child of Node, on this machine alone. */
export const localReader = ({ readerEngine }: Pick<Settings, 'readerEngine'>): Reader => ({
  recipe: 'pp-ocr-v6-1',
  isHere: () => readerEngine !== '' && existsSync(readerEngine),
  read: async (file, folder, signal) => {
    const mayRead = [ROOT, readerEngine, folder].map((each) => `--allow-fs-read=${each}`)
    const may = ['--permission', '--allow-addons', ...mayRead, `--allow-fs-write=${folder}`]
    const limits = { wallMs: WALL_MINUTES * 60_000, cpuMs: CPU_MINUTES * 60_000, memory: 'data', signal } as const
    const args = ['--no-warnings', ...may, CHILD, readerEngine, file, folder]
    return v.parse(Page, JSON.parse(await decode(process.execPath, args, limits, text)))
  },
})
