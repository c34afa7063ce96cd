import type { Take } from './takes.ts'

/** How the name of a recording's file ends: as that of the file that was chosen, or as what a browser recorded. */
export const endingOf = ({ mime, filename = '' }: Pick<Take, 'mime' | 'filename'>): string => {
  const [, chosen] = /\.(\w{1,5})$/u.exec(filename) ?? []
  if (chosen !== undefined) return chosen.toLowerCase()
  if (mime.startsWith('audio/mp4')) return 'm4a'
  return mime.includes('mp4') ? 'mp4' : 'webm'
}
