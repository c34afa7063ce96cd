import { extensionOf } from '../../kernel/blob/fileExtensions.ts'

/** Everything that was attached to a conversation with us lies here. */
export const attachedFolder = (conversationId: string): string => `support/${conversationId}/`

export const attachedBlob = (conversationId: string, fileId: string): string =>
  `${attachedFolder(conversationId)}${fileId}`

/** What an attached file is called outside the house: by its place among the others and what it is, never as it came. */
export const attachedName = (type: string, index: number): string => `file-${index + 1}.${extensionOf(type)}`
