import type { Decision } from '../../backend/kernel/log/decider.ts'
import type { Actor } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { PORTRAIT, type Cut } from '../../backend/modules/media/contract.ts'
import {
  cutMedia,
  receiveMedia,
  recordReady,
  recordStored,
  rejectMedia,
  startMedia,
} from '../../backend/modules/media/decide.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { media, type Media } from '../../backend/modules/media/media.ts'

type Owner = { readonly id: string }
type Tell = (aggregate: typeof media, id: string, decision: Decide, by: Actor) => Promise<Media>
type Decide = Decision<Media, MediaEvent>
type Prepared = { readonly durationMs: number; readonly variants: readonly string[] }

/** One decision made of several, each on what the one before made of the state. */
const inOne =
  (...decisions: readonly Decide[]): Decide =>
  (state, context) => {
    const events: MediaEvent[] = []
    let after = state
    for (const decide of decisions) {
      const made = decide(after, context)
      events.push(...made)
      after = made.reduce(media.evolve, after)
    }
    return events
  }

/** Recordings as the vault has them, without a worker that prepares them. */
export const recordingsIn = (kernel: Kernel, tell: Tell) => {
  /** All its blobs are `bytes`. What is told of them is one command: no worker prepares it in between. */
  const prepared = async (id: string, thing: string, bytes: Buffer, told: Prepared, ...before: Decide[]) => {
    const { put } = sealedBlobs(kernel)
    const { sha256 } = await put(`media/${id}/original`, thing, [bytes], bytes.length)
    const made = [...told.variants, 'peaks']
    for (const variant of made) await put(`media/${id}/${variant}`, thing, [bytes], bytes.length)
    const hashes = Object.fromEntries(made.map((variant) => [variant, sha256]))
    const stored = recordStored({ sha256, bytes: bytes.length, mime: 'audio/webm' })
    return inOne(...before, stored, recordReady({ ...told, peaksId: 'peaks', hashes }))
  }
  /** A recording of a message, in the vault's state, with `bytes` as all its blobs when it is ready. */
  const recording = async (
    owner: Owner,
    messageId: string,
    state: 'received' | 'ready' | 'rejected' = 'ready',
    bytes = Buffer.from('a voice'),
    variants: readonly string[] = ['play'],
  ) => {
    const id = newId()
    const start = startMedia({ messageId, purpose: 'message', type: 'audio/webm', bytes: bytes.length })
    const come = [start, receiveMedia(bytes.length)]
    const decisions = {
      received: () => inOne(...come),
      rejected: () => inOne(...come, rejectMedia('media-unplayable', 'received')),
      ready: () => prepared(id, `message-${messageId}`, bytes, { durationMs: 4_000, variants }, ...come),
    }
    await tell(media, id, await decisions[state](), { kind: 'account', id: owner.id })
    return id
  }
  /** A part of a recording, in milliseconds from its beginning. */
  const part = async (owner: Owner, from: string, { startMs, endMs }: Omit<Cut, 'from'>, bytes: Buffer) => {
    const id = newId()
    const { state: source } = await kernel.load(media, from)
    const told = { durationMs: endMs - startMs, variants: ['play'] }
    const cut = cutMedia({ from, startMs, endMs, source })
    await tell(media, id, await prepared(id, `message-${source.messageId}`, bytes, told, cut), {
      kind: 'account',
      id: owner.id,
    })
    return id
  }
  /** The recording of a family's story, ready to be played. */
  const spoken = async (storyId: string, familyId: string, bytes: Buffer) => {
    const id = newId()
    const start = startMedia({
      messageId: storyId,
      purpose: 'story',
      familyId,
      type: 'audio/webm',
      bytes: bytes.length,
    })
    const told = { durationMs: 4_000, variants: ['play'] }
    const made = await prepared(id, `story-${storyId}`, bytes, told, start, receiveMedia(bytes.length))
    await tell(media, id, made, { kind: 'recipient', id: storyId })
    return id
  }
  /** The picture that an account shows of its owner. */
  const portrait = async (owner: Owner, bytes: Buffer) => {
    const id = newId()
    const { length } = bytes
    const start = startMedia({
      messageId: owner.id,
      purpose: PORTRAIT,
      takes: 'portrait',
      type: 'image/jpeg',
      bytes: length,
    })
    const told = { durationMs: 0, variants: ['picture'] }
    const made = await prepared(id, `account-${owner.id}`, bytes, told, start, receiveMedia(length))
    await tell(media, id, made, { kind: 'account', id: owner.id })
    return id
  }
  return { recording, part, spoken, portrait }
}
