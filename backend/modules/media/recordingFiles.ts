import { extensionOf } from '../../kernel/blob/fileExtensions.ts'
import { blobName } from './media.ts'

type Recording = { readonly id: string; readonly mime: string }

/** What a recording is kept as outside the house, with its blobs: as it was made, and as its sound and its picture play everywhere, and its words. */
export const recordingFiles = (recordings: readonly Recording[]) =>
  recordings.map(({ id, mime }, index) => {
    const name = recordings.length > 1 ? `recording-${index + 1}` : 'recording'
    return {
      original: { blob: blobName(id, 'original'), name: `${name}-original.${extensionOf(mime)}` },
      play: { blob: blobName(id, 'play'), name: `${name}.m4a` },
      video: { blob: blobName(id, 'video'), name: `${name}.mp4` },
      words: `${name}.txt`,
      captions: `${name}.vtt`,
    }
  })
