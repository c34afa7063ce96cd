import type { ExportedFile } from '../../kernel/process/module.ts'
import { dataOf, filesIn } from './export/files.ts'
import { messagesOf } from './export/messages.ts'
import { messagesSection } from './export/page.ts'

/** An author's messages, with their letters, recordings, answers and what became of them. */
export const exported: ExportedFile = {
  name: 'messages',
  title: 'messages',
  place: 10,
  of: async (kernel, { id }) => {
    const messages = await messagesOf(kernel, id)
    return { data: dataOf(messages), page: messagesSection(messages), files: filesIn(kernel, messages) }
  },
}
