import { textIn } from './textIn.ts'

/** @number characters of a file of captions. It is longer than its words, which the server counts. */
export const LONGEST_FILE = 200_000
/** @number size of a file of captions */
const LARGEST_BYTES = 2_000_000
/** When a caption is shown, in WebVTT and in SubRip. */
const CUE = /^\s*(?:\d+:)?\d{1,2}:[0-5]\d[.,]\d{3}[ \t]+-->[ \t]/mu

export type CaptionFault = 'no-captions' | 'too-large'
type File = Pick<Blob, 'size' | 'arrayBuffer'>

/** A file of captions as text, or why it is none; the server reads what stands in it. */
export const captionsIn = async (file: File): Promise<{ text: string } | { fault: CaptionFault }> => {
  if (file.size > LARGEST_BYTES) return { fault: 'too-large' }
  const text = textIn(await file.arrayBuffer())
  if (!CUE.test(text)) return { fault: 'no-captions' }
  return text.length > LONGEST_FILE ? { fault: 'too-large' } : { text }
}
