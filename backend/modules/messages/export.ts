import { storedFiles, type ZipEntry } from '../../kernel/blob/zip.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { folderOf, titleOf } from './export/folders.ts'
import { messagesOf, type ExportedMessage } from './export/messages.ts'
import { messagesSection } from './export/page.ts'

type Written = Parameters<typeof titleOf>[0] & { readonly letter: string }
const letterIn = (folder: string, one: Written): ZipEntry[] =>
  one.letter ? [{ name: `${folder}/letter.txt`, text: `${titleOf(one)}\n\n${one.letter}\n` }] : []

/** A folder for each message: its letter, its words and its recordings. */
const filesIn = (kernel: Kernel, messages: readonly ExportedMessage[]): ZipEntry[] => {
  const stored = storedFiles(kernel)
  return messages.flatMap((message, index): ZipEntry[] => {
    const folder = folderOf(message, index)
    return [
      ...letterIn(folder, message),
      ...message.words.map(({ name, text: words }) => ({ name: `${folder}/${name}`, text: words })),
      ...message.handedOver.flatMap((one) => [
        ...letterIn(`${folder}/${one.folder}`, one),
        ...one.words.map(({ name, text: words }) => ({ name: `${folder}/${name}`, text: words })),
      ]),
      ...message.files.map(({ name, blob, thing }) => stored({ name: `${folder}/${name}`, blob, thing })),
    ]
  })
}

/** The messages as data: files by their names in the zip. */
const dataOf = (messages: readonly ExportedMessage[]) =>
  messages.map(({ files, handedOver, ...message }, index) => {
    const inFolder = (name: string) => `${folderOf(message, index)}/${name}`
    return {
      ...message,
      files: files.map(({ name }) => inFolder(name)),
      handedOver: handedOver.map((one) => ({ ...one, files: one.files.map(inFolder) })),
    }
  })

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
