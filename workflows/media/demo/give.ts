import { createHash } from 'node:crypto'
import { sealedBlobs } from '../../../backend/kernel/blob/sealedBlobs.ts'
import type { Actor } from '../../../backend/kernel/event.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { Decision } from '../../../backend/kernel/log/decider.ts'
import type { Reactor } from '../../../backend/kernel/log/reactor.ts'
import {
  receiveMedia,
  recordReady,
  recordRendered,
  recordStored,
  startMedia,
} from '../../../backend/modules/media/decide.ts'
import type { Hashes, MediaEvent } from '../../../backend/modules/media/events.ts'
import { blobName, media, type Media } from '../../../backend/modules/media/media.ts'
import {
  demoFileId,
  demoItemId,
  demoMemories,
  demoRecordingId,
  demoStoryId,
  fillingDemo,
  type DemoFile,
} from '../../kernel/demo.ts'
import { trySystemCommand } from '../../kernel/systemCommand.ts'
import { prepared, type Prepared } from './prepared.ts'

type Decide = Decision<Media, MediaEvent>
/** All of them in one append: nobody begins to prepare what is prepared already. */
const together =
  (...decisions: readonly Decide[]): Decide =>
  (before, context) => {
    let now = before
    const events: MediaEvent[] = []
    for (const decide of decisions)
      for (const event of decide(now, context)) {
        events.push(event)
        now = media.evolve(now, event)
      }
    return events
  }

type Given = {
  readonly file: DemoFile
  readonly mediaId: string
  /** What it belongs to, under whose key it lies, and who sent it. */
  readonly of: { readonly messageId: string; readonly purpose: 'item' | 'story'; readonly thing: string }
  readonly by: Actor
}

/** What a demo has: a recording told as a story, and the files of its memories. */
const givenTo = (familyId: string): readonly Given[] => {
  const storyId = demoStoryId(familyId, 'spoken')
  const owner: Actor = { kind: 'account', id: familyId }
  const memory = (file: (typeof demoMemories)[number]): Given => {
    const itemId = demoItemId(familyId, file)
    const of = { messageId: itemId, purpose: 'item', thing: `item-${itemId}` } as const
    return { file, mediaId: demoFileId(familyId, file), of, by: owner }
  }
  return [
    {
      file: 'quarrel',
      mediaId: demoRecordingId(familyId),
      of: { messageId: storyId, purpose: 'story', thing: `story-${storyId}` },
      by: { kind: 'recipient', id: storyId },
    },
    ...demoMemories.map(memory),
  ]
}

const FILE = { category: 'item', takes: 'anything' } as const
const startOf = ({ messageId, purpose }: Given['of'], { mime: type, original }: Prepared, familyId: string) => {
  const start = { messageId, purpose, type, bytes: original.length }
  return startMedia({ ...start, familyId, ...(purpose === 'item' && FILE) })
}
const asMade = ({ as }: Prepared, hashes: Hashes): Decide =>
  as.is === 'played'
    ? recordReady({ ...as.ready, hashes, peaksId: 'peaks' })
    : recordRendered({ ...as.rendered, hashes })

/** Puts the files of a demo into the vault, as an upload that was prepared: they were made once for all demos. */
export const demoFilesReactor = (kernel: Kernel): Reactor => {
  const { put } = sealedBlobs(kernel)

  const give = async (familyId: string, { file, mediaId, of, by }: Given, all: ReadonlyMap<DemoFile, Prepared>) => {
    const found = all.get(file)
    if (!found) throw new Error(`A demo has no ${file}`)
    const { state } = await kernel.load(media, mediaId)
    if (state.status !== 'new') return
    const keep = (variant: Parameters<typeof blobName>[1], bytes: Buffer) =>
      put(blobName(mediaId, variant), of.thing, [bytes], bytes.length)
    const { original, made, mime } = found
    await keep('original', original)
    let hashes: Hashes = {}
    for (const [variant, bytes] of made) hashes = { ...hashes, [variant]: (await keep(variant, bytes)).sha256 }
    const proof = { sha256: createHash('sha256').update(original).digest('hex'), bytes: original.length, mime }
    const decision = together(
      startOf(of, found, familyId),
      receiveMedia(original.length),
      recordStored(proof),
      asMade(found, hashes),
    )
    await trySystemCommand(kernel, by)(media, mediaId, decision, 'demoFile')
  }
  return fillingDemo(async (familyId) => {
    const all = await prepared(kernel.settings)
    for (const given of givenTo(familyId)) await give(familyId, given, all)
  })
}
