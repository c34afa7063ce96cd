import { sizeInWords } from '../../ui/sizeInWords.ts'

type File = { readonly type: string; readonly bytes: number }

const kindOf = (type: string): string => {
  if (type.startsWith('image/')) return 'A picture'
  if (type.startsWith('audio/')) return 'A recording'
  return type === 'application/pdf' ? 'A PDF' : 'A text'
}

/** "A picture, 1.2 MB": what a file is and how large. */
export const fileInWords = ({ type, bytes }: File): string => `${kindOf(type)}, ${sizeInWords(bytes)}`
