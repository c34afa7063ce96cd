import { extensionOf } from './mediaTypes.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
}

/** Everything that was attached to a conversation with us lies here. */
export const attachedFolder = (conversationId: string): string => `support/${conversationId}/`

export const attachedBlob = (conversationId: string, fileId: string): string =>
  `${attachedFolder(conversationId)}${fileId}`

/** What an attached file is called outside the house: by its place among the others and what it is, never as it came. */
export const attachedName = (type: string, index: number): string =>
  `file-${index + 1}.${EXTENSIONS[type] ?? extensionOf(type)}`
