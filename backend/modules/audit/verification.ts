import * as v from 'valibot'
import { isAtOrAfter } from '../../kernel/log/checkpoints.ts'
import { isClosed } from '../../kernel/log/codec.ts'
import { keepResult } from '../../kernel/process/lastResult.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { isOurs, sealedFieldsOf } from '../../kernel/log/recorded.ts'
import type { Stored } from '../../kernel/log/stored.ts'
import type { Verified } from './contract.ts'
import { copiesIn } from './copies.ts'
import { copiesAt, lastRevisions } from './queries.ts'
import { verifier, type Written } from './verify.ts'

// One whose bytes were changed by hand may hold anything: it is no anchor then, and its chain tells on it.
const AnchorData = v.object({
  pub: v.object({ toPos: v.pipe(v.string(), v.regex(/^\d{1,20}$/)), hash: v.string() }),
})

/** Those of the log as it is: what was anchored before it was restored had other positions. */
const anchorsIn = (stored: readonly Stored[]): Written[] => {
  const ours = stored.filter(isOurs)
  const since = ours.findLastIndex(({ type }) => type === 'AnchorsReset') + 1
  return ours.slice(since).flatMap(({ data, revision }) => {
    const anchor = v.safeParse(AnchorData, data)
    return anchor.success ? [{ ...anchor.output.pub, revision }] : []
  })
}

type Verifier = ReturnType<typeof verifier>

/** Streams whose last events are gone: the history knows them, the log does not. */
const tellMissing = async (kernel: Kernel, found: Verifier, upTo: string, stream?: string): Promise<void> => {
  for (const { stream: name, revision } of await lastRevisions(kernel, upTo, stream)) {
    const last = found.lastOf(name)
    if (!last || last.revision < BigInt(revision)) found.tell(name, (last?.revision ?? -1n) + 1n, 'missing')
  }
}

const hasClosed = async ({ keyring }: Kernel, event: Stored): Promise<boolean> => {
  for (const field of sealedFieldsOf(event)) if (await isClosed(keyring, field)) return true
  return false
}

/** Read stream by stream: what follows the log may be handed events out of the store's memory. */
const lookAt = async (kernel: Kernel, found: Verifier, stream: string): Promise<void> => {
  const stored = await kernel.store.read(stream)
  const copies = await copiesAt(
    kernel,
    stored.map(({ position }) => position),
  )
  for (const event of stored) {
    found.look(event, copies)
    if (await hasClosed(kernel, event)) found.tell(stream, event.revision, 'closed')
  }
}

/** The names of all streams in the log, and of those that the history knows. */
const streamsIn = async (kernel: Kernel, head: string): Promise<ReadonlySet<string>> => {
  const names = new Set((await lastRevisions(kernel, head)).map(({ stream }) => stream))
  const stopping = new AbortController()
  try {
    for await (const { events, position } of kernel.store.follow(kernel.categories, undefined, stopping.signal)) {
      for (const { stream } of events) names.add(stream)
      if (isAtOrAfter(position, head)) break
    }
  } finally {
    stopping.abort()
  }
  return names
}

const verifyStream = async (kernel: Kernel, stream: string) => {
  const found = verifier()
  const head = await kernel.store.head()
  await lookAt(kernel, found, stream)
  await tellMissing(kernel, found, head, stream)
  return found.result()
}

const verifyLog = async (kernel: Kernel) => {
  const found = verifier()
  const head = await kernel.store.head()
  const anchors = anchorsIn(await kernel.store.read('anchor-main'))
  // Before the log is read: of what is added meanwhile no copy is held against too little.
  const copies = await copiesIn(kernel)
  for (const stream of await streamsIn(kernel, head)) await lookAt(kernel, found, stream)
  found.holdAgainst(anchors)
  if (copies) found.holdAgainstCopies(anchors, copies)
  await tellMissing(kernel, found, head)
  return found.result()
}

/**
 * Holds one stream, or the whole log where none is named, against its hash chain, the history's copies of the hashes,
 * and (for the whole log) the anchors and their copies in the object store. What is sealed is opened to see that it opens, and
 * goes nowhere; an erased key breaks nothing.
 */
export const verify = async (kernel: Kernel, stream: string | undefined): Promise<Verified> => {
  if (stream !== undefined) return { ...(await verifyStream(kernel, stream)), at: kernel.clock.now() }
  const found = await verifyLog(kernel)
  const { ok, events, anchorsChecked, copiesChecked, bad } = found
  const counts = { events, anchors: anchorsChecked, copies: copiesChecked ?? 0, bad: bad.length }
  await keepResult(kernel, 'verify', { found: counts, isTrouble: !ok })
  return { ...found, at: kernel.clock.now() }
}
