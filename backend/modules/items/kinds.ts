import type { ItemKind } from './contract.ts'

/** What a file of a type is to people; what is neither seen nor heard is a paper. */
export const kindOfMime = (mime: string): Exclude<ItemKind, 'story'> => {
  if (mime.startsWith('image/') && mime !== 'image/svg+xml') return 'photo'
  if (mime.startsWith('video/')) return 'video'
  return mime.startsWith('audio/') ? 'voice' : 'document'
}
