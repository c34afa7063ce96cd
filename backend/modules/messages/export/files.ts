import { sealedBlobs } from '../../../kernel/blob/sealedBlobs.ts'
import type { ZipEntry } from '../../../kernel/blob/zip.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { folderOf, titleOf } from './folders.ts'
import type { ExportedMessage } from './messages.ts'

type Written = Parameters<typeof titleOf>[0] & { readonly letter: string }
const letterIn = (folder: string, one: Written): ZipEntry[] =>
  one.letter ? [{ name: `${folder}/letter.txt`, text: `${titleOf(one)}\n\n${one.letter}\n` }] : []

/** A folder for each message: its letter, its words and its recordings. */
export const filesIn = (kernel: Kernel, messages: readonly ExportedMessage[]): ZipEntry[] => {
  const { open } = sealedBlobs(kernel)
  return messages.flatMap((message, index): ZipEntry[] => {
    const folder = folderOf(message, index)
    return [
      ...letterIn(folder, message),
      ...message.words.map(({ name, text: words }) => ({ name: `${folder}/${name}`, text: words })),
      ...message.handedOver.flatMap((one) => [
        ...letterIn(`${folder}/${one.folder}`, one),
        ...one.words.map(({ name, text: words }) => ({ name: `${folder}/${name}`, text: words })),
      ]),
      ...message.files.map(({ name, blob, thing }) => ({
        name: `${folder}/${name}`,
        open: async () => (await open(blob, thing))?.read(),
      })),
    ]
  })
}

/** The messages as data: files by their names in the zip. */
export const dataOf = (messages: readonly ExportedMessage[]) =>
  messages.map(({ files, handedOver, ...message }, index) => {
    const inFolder = (name: string) => `${folderOf(message, index)}/${name}`
    return {
      ...message,
      files: files.map(({ name }) => inFolder(name)),
      handedOver: handedOver.map((one) => ({ ...one, files: one.files.map(inFolder) })),
    }
  })
