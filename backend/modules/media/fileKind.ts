/** What a file is among the memories of a family, by its type. */
export type FileKind = 'photo' | 'video' | 'voice' | 'document'

const PICTURES: ReadonlySet<string> = new Set(
  ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heic'].map((form) => `image/${form}`),
)

export const fileKindOf = (mime: string): FileKind => {
  if (PICTURES.has(mime)) return 'photo'
  if (mime.startsWith('video/')) return 'video'
  return mime.startsWith('audio/') ? 'voice' : 'document'
}

/** Whether a name is that of an archive of files; whether it is one its bytes say. */
export const isNamedArchive = (filename: string): boolean => /\.zip$/i.test(filename)
