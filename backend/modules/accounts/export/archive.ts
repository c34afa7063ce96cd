import { sealedBlobs } from '../../../kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { ZipEntry } from '../../../kernel/blob/zip.ts'
import type { Belongings } from './belongings.ts'
import { folderOf, titleOf } from './folders.ts'
import { indexPage } from './page.ts'

const json = (name: string, value: unknown): ZipEntry => ({
  name: `data/${name}.json`,
  text: `${JSON.stringify(value, null, 2)}\n`,
})

type Written = Parameters<typeof titleOf>[0] & { readonly letter: string }
const letterIn = (folder: string, one: Written): ZipEntry[] =>
  one.letter ? [{ name: `${folder}/letter.txt`, text: `${titleOf(one)}\n\n${one.letter}\n` }] : []

/** The files of an export: the page to begin with, a folder for each message, and the same as data. */
export const archiveOf = (kernel: Kernel, all: Belongings): ZipEntry[] => {
  const { settings, clock } = kernel
  const { open } = sealedBlobs(kernel)
  const messages = all.messages.flatMap((message, index): ZipEntry[] => {
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
  const conversations = all.conversations.flatMap(({ files }) =>
    files.map(({ name, blob }): ZipEntry => ({
      name,
      open: async () => (await open(blob, `account-${all.profile.id}`))?.read(),
    })),
  )
  const talks = all.conversations.map(({ files, ...talk }) => ({
    ...talk,
    files: files.map(({ name, at }) => ({ name, at })),
  }))
  const told = all.messages.map(({ files, handedOver, ...message }, index) => {
    const inFolder = (name: string) => `${folderOf(message, index)}/${name}`
    return {
      ...message,
      files: files.map(({ name }) => inFolder(name)),
      handedOver: handedOver.map((one) => ({ ...one, files: one.files.map(inFolder) })),
    }
  })
  return [
    { name: 'index.html', text: indexPage(all, settings.productName, clock.now()) },
    json('profile', all.profile),
    json('people', all.people),
    json('contacts', all.contacts),
    json('messages', told),
    json('conversations', talks),
    json('review', all.review),
    ...messages,
    ...conversations,
  ]
}
