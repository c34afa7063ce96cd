import { plainWords } from '../words/transcript.ts'
import { vttOf } from '../words/webvtt.ts'
import type { ZipEntry } from './zip.ts'

type Names = { readonly words: string; readonly captions: string }

/** The words of a recording as they are kept outside the house: to be read, and as captions where they have times. */
export const transcriptFiles = (
  names: Names,
  transcript: string,
  durationMs: number,
): Extract<ZipEntry, { text: string }>[] => {
  const words = plainWords(transcript)
  const captions = vttOf(transcript, durationMs)
  return [
    ...(words === '' ? [] : [{ name: names.words, text: `${words}\n` }]),
    ...(captions === undefined ? [] : [{ name: names.captions, text: captions }]),
  ]
}
