import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { receiveMedia, startMedia } from '../../backend/modules/media/decide.ts'
import { media } from '../../backend/modules/media/media.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoRecordingId, demoStoryId, fillingDemo } from '../kernel/demo.ts'

/** A generated voice, the same as on the landing page: web/modules/site/story/README.md tells how it was made. */
const VOICE = new URL('demo.mp3', import.meta.url)
const type = 'audio/mpeg'

/** Puts the recording of a demo's spoken story into the vault, as an upload by its teller that is prepared like any other. */
export const demoRecordingReactor = (kernel: Kernel): Reactor => {
  const { store } = stagingOf(kernel)
  const fill = async (familyId: string): Promise<void> => {
    const [id, storyId] = [demoRecordingId(familyId), demoStoryId(familyId, 'spoken')]
    const voice = await readFile(VOICE)
    const { length: size } = voice
    const ask = trySystemCommand(kernel, { kind: 'recipient', id: storyId })
    const start = startMedia({ messageId: storyId, purpose: 'story', type, bytes: size, familyId })
    // A repeat finds it received already, and is refused.
    const started = await ask(media, id, start, 'demoRecording')
    if (started?.status !== 'receiving') return
    const metadata = { mediaId: id, messageId: storyId, purpose: 'story', type }
    await store.create(new Upload({ id, size, offset: 0, metadata }))
    await store.write(Readable.from([voice]), id, 0)
    await ask(media, id, receiveMedia(size), 'demoRecorded')
  }
  return fillingDemo(fill)
}
