/** How a file of each type is named outside the house: what we take as a recording, and what was taken once. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/aac': 'aac',
  'audio/flac': 'flac',
}
export const extensionOf = (mime: string): string => EXTENSIONS[mime] ?? 'bin'

/** What a recording is played as, by the name of the part that was made for it. */
export const PLAYED: Readonly<Record<string, string>> = {
  play: 'audio/mp4',
  video: 'video/mp4',
  peaks: 'application/json',
}
