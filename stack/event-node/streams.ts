import { parseMetadata, type StreamMetadata } from './metadata.ts'
import type { Store } from './store.ts'
import { isMetastream } from './types.ts'

/** A stream that was ever written. A metastream also carries what its last event says. */
export type Stream = { readonly id: bigint; readonly last: bigint; readonly metadata: StreamMetadata | undefined }

const GENERATION = 20_000

/**
 * What is known of the streams. All names stay in memory, so a fresh name costs no query. Their rows lie in two
 * generations: a full young one becomes the old one, which is cheaper than moving entries about (an LRU).
 */
export const createStreams = ({ names, load }: Pick<Store, 'names' | 'load'>) => {
  const known = new Set(names)
  let young = new Map<string, Stream>()
  let old = new Map<string, Stream>()

  const remember = (name: string, stream: Stream) => {
    if (young.size >= GENERATION) {
      old = young
      young = new Map()
    }
    young.set(name, stream)
  }

  const cached = (name: string) => {
    const stream = young.get(name)
    if (stream) return stream
    const older = old.get(name)
    if (older) remember(name, older)
    return older
  }

  return {
    /** Called with every commit, before it is answered. */
    remember: (name: string, stream: Stream) => {
      known.add(name)
      remember(name, stream)
    },

    /**
     * The streams of these names that exist. Asks over the writer's connection, whose order is the order of
     * commits: an answer from elsewhere could be older than what it would overwrite here.
     */
    load: async (wanted: Iterable<string>): Promise<Map<string, Stream>> => {
      const found = new Map<string, Stream>()
      const missing: string[] = []
      for (const name of wanted) {
        const stream = cached(name)
        if (stream) found.set(name, stream)
        else if (known.has(name)) missing.push(name)
      }
      if (missing.length === 0) return found
      for (const { name, id, last, metadata } of await load(missing)) {
        const stream = { id, last, metadata: isMetastream(name) ? parseMetadata(metadata ?? Buffer.of()) : undefined }
        remember(name, stream)
        found.set(name, stream)
      }
      return found
    },
  }
}

export type Streams = ReturnType<typeof createStreams>
