type File = { readonly type: string; readonly bytes: number }

const KB = 1024
const MB = KB * KB

const kindOf = (type: string): string => {
  if (type.startsWith('image/')) return 'A picture'
  if (type.startsWith('audio/')) return 'A recording'
  return type === 'application/pdf' ? 'A PDF' : 'A text'
}

/** "A picture, 1.2 MB": what a file is and how large; never under 1 KB. */
export const fileWords = ({ type, bytes }: File): string => {
  const size = bytes < MB ? `${Math.max(1, Math.round(bytes / KB))} KB` : `${(bytes / MB).toFixed(1)} MB`
  return `${kindOf(type)}, ${size}`
}
