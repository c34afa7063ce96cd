import * as v from 'valibot'
import { linkHash } from '../../kernel/log/chain.ts'
import { isAtOrAfter } from '../../kernel/log/checkpoints.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { isOurs } from '../../kernel/log/recorded.ts'
import type { Stored } from '../../kernel/log/stored.ts'
import { Flawed } from './flaw.ts'

const Line = v.object({
  stream: v.string(),
  revision: v.pipe(
    v.number(),
    v.integer(),
    v.transform((revision) => BigInt(revision)),
  ),
  position: v.string(),
  eventId: v.string(),
  type: v.string(),
  // Somebody else's event may have neither.
  data: v.optional(v.unknown()),
  metadata: v.optional(v.unknown()),
})

/**
 * Every event of ours up to `head`, in the order of the log and as it lies there: sealed fields stay sealed.
 * @param onPosition told where each lies
 */
export async function* logLines(
  { store, categories }: Pick<Kernel, 'store' | 'categories'>,
  head: string,
  onPosition: (position: string) => void,
): AsyncGenerator<string> {
  const stopping = new AbortController()
  try {
    for await (const { events, position } of store.follow(categories, undefined, stopping.signal)) {
      for (const { revision, ...stored } of events) {
        if (!isAtOrAfter(head, stored.position)) continue
        onPosition(stored.position)
        yield JSON.stringify({ ...stored, revision: Number(revision) })
      }
      if (isAtOrAfter(position, head)) break
    }
  } finally {
    stopping.abort()
  }
}

export const storedIn = (line: string): Stored => {
  const { data, metadata, ...stored } = v.parse(Line, JSON.parse(line))
  return { ...stored, data, metadata }
}

/**
 * Follows each stream through the log: none may miss an event, and each event of ours remembers the one before it.
 * `look` throws Flawed at the first that does not.
 */
export const chainChecker = () => {
  const last = new Map<string, { readonly revision: bigint; readonly hash: string }>()
  const look = (stored: Stored): void => {
    const { stream, revision, metadata } = stored
    const before = last.get(stream) ?? { revision: -1n, hash: '' }
    const where = `${revision}@${stream}`
    if (revision !== before.revision + 1n) throw new Flawed('chain_broken', where)
    if (!isOurs(stored)) return void last.set(stream, { ...before, revision })
    const { prevHash } = metadata as { prevHash?: unknown }
    if (prevHash !== before.hash) throw new Flawed('chain_broken', where)
    last.set(stream, { revision, hash: linkHash(before.hash, stored) })
  }
  return { look, streams: () => last.size }
}
