const ENDINGS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
}

type Recording = { readonly id: string; readonly mime: string }

/** What a recording is kept as outside the house, with its blobs: as it was made, and as its sound and its picture play everywhere, and its words. */
export const recordingFiles = (recordings: readonly Recording[]) =>
  recordings.map(({ id, mime }, index) => {
    const name = recordings.length > 1 ? `recording-${index + 1}` : 'recording'
    return {
      original: { blob: `media/${id}/original`, name: `${name}-original.${ENDINGS[mime] ?? 'bin'}` },
      play: { blob: `media/${id}/play`, name: `${name}.m4a` },
      video: { blob: `media/${id}/video`, name: `${name}.mp4` },
      words: `${name}.txt`,
      captions: `${name}.vtt`,
    }
  })
