import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { sealedBlobs } from '../../../kernel/blob/sealedBlobs.ts'
import { transcriptFiles } from '../../../kernel/blob/transcriptFiles.ts'
import { recordingFiles } from '../../media/reading.ts'

export const Recording = v.object({
  id: v.string(),
  /** Whose key seals it. */
  thing: v.string(),
  mime: v.string(),
  variants: v.array(v.string()),
  durationMs: v.nullable(v.number()),
  transcript: v.nullable(SealedText),
})
export type Recording = v.InferOutput<typeof Recording>
/** Of recordings `f` of messages, or of the replies to deliveries. */
export const recordingColumns = (kind: 'message' | 'delivery') => sql.fragment`
  f.id, f.mime, f.variants, f.duration_ms, t.text as transcript,
  ${`${kind}-`}::text || f.message_id::text as thing
  from media.media f left join messages.transcripts t on t.message_id = f.message_id and t.media_id = f.id`
/** Of a recording `f`: also one that was cut since then. */
export const wasHandedOver = sql.fragment`
  exists (select from messages.delivered_media o
    join deliveries.deliveries d on d.message_id = o.message_id and d.occurrence = o.occurrence
    where o.message_id = f.message_id and o.media_id = f.id and d.sent_at is not null)`

/** The blobs that are there, so that one which was lost does not break off the whole. */
export const filesOf = async (kernel: Kernel, recordings: readonly Recording[], folder: string) => {
  const { open } = sealedBlobs(kernel)
  const wanted = recordingFiles(recordings).flatMap(({ original, play, video }, index) => {
    const { id: mediaId = '', thing = '', variants = [] } = recordings[index] ?? {}
    const made = [
      original,
      ...(variants.includes('play') ? [play] : []),
      ...(variants.includes('video') ? [video] : []),
    ]
    return made.map(({ blob, name }) => ({ name: `${folder}${name}`, blob, thing, mediaId }))
  })
  const found = await Promise.all(wanted.map(async (file) => ((await open(file.blob, file.thing)) ? [file] : [])))
  return { files: found.flat(), lost: wanted.length - found.flat().length }
}

type Said = Pick<Recording, 'id' | 'transcript'>

/** What is said in the recordings, as files that are named like theirs; of each the words may have been other ones once. */
export const wordsOf = async (
  { unseal }: Kernel,
  recordings: readonly Recording[],
  said: readonly Said[] = recordings,
) => {
  const names = recordingFiles(recordings)
  const files = recordings.map(async ({ id, durationMs }, index) => {
    const own = names[index]
    const transcript = said.find((each) => each.id === id)?.transcript
    return own && transcript ? transcriptFiles(own, await unseal(transcript), durationMs ?? 0) : []
  })
  return (await Promise.all(files)).flat()
}
