import { buffer } from 'node:stream/consumers'
import { lineOf } from '../../backend/modules/items/reading.ts'
import type { Came } from '../items/take.ts'
import type { Opened } from './opened.ts'
import { googleFacts, type Beside } from './plan/google.ts'
import { exportedFacts, type Exported } from './plan/own.ts'
import { partsOf } from './plan/paths.ts'
import type { Planned } from './plan/plan.ts'
import { chosen } from './plan/sidecars.ts'
import type { Entry } from './zip/directory.ts'
import { Broken, unpacked } from './zip/unpack.ts'

/** @number bytes of a file that tells about another one. They are read as a whole. */
const MOST_BESIDE = 2 ** 20
/** @number bytes of the data of an export of ours. The same. */
const MOST_DATA = 64 * 2 ** 20

/** What is told of a file: by others beside it, or by the export that it came in. */
export type Told = Pick<Came, 'name' | 'told' | 'title' | 'caption' | 'text' | 'words' | 'isFavorite'> & {
  /** It holds what was written, and that is an item by itself, or one with a file of its own. */
  readonly isWords?: 'item' | 'of another'
}

/** Reads what an archive tells of its files. */
export const telling = ({ source, plan }: Opened, zone: string) => {
  /** Undefined for what is too long, or broken: it spoils nothing but itself. */
  const textOf = async (entry: Entry, most: number): Promise<string | undefined> => {
    if (entry.size > most) return undefined
    try {
      return (await buffer(unpacked(source, entry))).toString('utf8')
    } catch (error) {
      if (error instanceof Broken) return undefined
      throw error
    }
  }
  let own: Promise<ReadonlyMap<string, Exported>> | undefined
  const exported = (): Promise<ReadonlyMap<string, Exported>> => {
    own ??= (async () => {
      const text = plan.own && (await textOf(plan.own, MOST_DATA))
      return text === undefined ? new Map<string, Exported>() : exportedFacts(text)
    })()
    return own
  }

  /** What the first of these that is about a file of this name tells of it. */
  const besideOf = async (beside: readonly Entry[], path: string): Promise<Beside | undefined> => {
    const name = partsOf(path)[1]
    const found: Beside[] = []
    for (const entry of beside) {
      const text = await textOf(entry, MOST_BESIDE)
      const facts = text === undefined ? undefined : googleFacts(text, zone)
      if (facts) found.push(facts)
    }
    return chosen(name, found)
  }
  const ofExport = (file: string, name: string, row: Exported): Told => {
    const { kind, title, caption, text, date, files, isFavorite } = row
    const isWritten = text !== '' && file === files.at(-1)
    const called = row.name || name
    return {
      name: kind === 'story' ? '' : called,
      ...(title !== row.name && { title }),
      caption,
      text,
      ...(date.source === 'person' && { words: date.words }),
      isFavorite,
      ...(isWritten && { isWords: kind === 'story' ? 'item' : 'of another' }),
    }
  }

  const tell = async (file: Planned): Promise<Told> => {
    const name = partsOf(file.name)[1]
    const row = plan.own && (await exported()).get(file.name)
    if (row) return ofExport(file.name, name, row)
    const beside = await besideOf(file.beside, file.name)
    if (!beside) return { name }
    const { title, caption, isFavorite, told } = beside
    // Google cuts long names: the whole one is beside it.
    return { name: lineOf(title).length > name.length ? title : name, told, caption, isFavorite }
  }
  return { tell, besideOf }
}
