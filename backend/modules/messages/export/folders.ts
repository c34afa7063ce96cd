import { fileName } from '../../../kernel/words/fileName.ts'

type Named = { readonly title: string; readonly for: readonly string[] }

export const titleOf = ({ title, for: people }: Named): string =>
  title || (people.length > 0 ? `For ${people.join(', ')}` : 'A message without a title')

/** Where a message's files lie: numbered, so that two of the same title do not meet and all stand in their order. */
export const folderOf = (message: Named, index: number): string =>
  `messages/${String(index + 1).padStart(3, '0')} ${fileName(titleOf(message)) || 'Message'}`
