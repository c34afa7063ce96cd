import { storedFiles, type ZipEntry } from '../../kernel/blob/zip.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileLink } from '../../kernel/page/fileLink.ts'
import { dateInWords, html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { fileName } from '../../kernel/words/fileName.ts'
import { recordingFiles } from '../media/reading.ts'
import type { StoryDetail } from './contract.ts'
import { storyPageOf } from './link.ts'
import { exportedRows } from './queries.ts'

type Kept = StoryDetail & { readonly mediaId: string | null; readonly mime: string | null }

const folderOf = ({ title, name }: Pick<Kept, 'title' | 'name'>, index: number): string =>
  `stories/${String(index + 1).padStart(3, '0')} ${fileName(title || name) || 'Story'}`

const textOf = ({ question, name, words, toldAt }: Kept): string =>
  [question, ...(words ? [words] : []), `${name}, ${toldAt ? dateInWords(toldAt) : ''}`].join('\n\n')

const filesOf = (kernel: Kernel, one: Kept, folder: string): ZipEntry[] => {
  const stored = storedFiles(kernel)
  const recorded = one.mediaId && one.mime ? recordingFiles([{ id: one.mediaId, mime: one.mime }]) : []
  return [
    ...(one.words ? [{ name: `${folder}/story.txt`, text: `${textOf(one)}\n` }] : []),
    ...recorded.flatMap(({ original, play, video }) => {
      const variants = one.recording?.variants ?? []
      const parts = [
        original,
        ...(variants.includes('play') ? [play] : []),
        ...(variants.includes('video') ? [video] : []),
      ]
      return parts.map(({ blob, name }) => stored({ name: `${folder}/${name}`, blob, thing: `story-${one.id}` }))
    }),
  ]
}

/** What was told in the families of the account, and what it asked itself; the link of a question that no email carries. */
export const exported: ExportedFile = {
  name: 'stories',
  title: 'stories',
  place: 15,
  of: async (kernel, { id }) => {
    const rows = await exportedRows(kernel, id)
    const kept = rows.map((one, index) => {
      const files = one.state === 'told' ? filesOf(kernel, one, folderOf(one, index)) : []
      const isLinkHeld =
        one.state === 'asked' && one.contributorId === id && one.mail === 'none' && one.toAccountId === null
      return {
        ...one,
        files,
        link: isLinkHeld
          ? storyPageOf(kernel, { storyId: one.id, status: 'asked', mail: 'none', toAccountId: '' })
          : null,
      }
    })
    const section = html`<h2>Stories</h2>
      ${kept.map(
        ({ question, name, words, toldAt, title, files }) =>
          html`<section>
            <h3>${title || question}</h3>
            <p>${toldAt ? `${name}, ${dateInWords(toldAt)}` : `Asked: ${name}`}</p>
            ${title !== '' && html`<p>${question}</p>`} ${words !== '' && html`<p>${words}</p>`}
            ${
              files.length > 0 &&
              html`<ul>
                ${files.map((file) => html`<li>${fileLink(file.name, file.name)}</li>`)}
              </ul>`
            }
          </section>`,
      )}`
    return {
      data: kept.map(({ mediaId: _m, mime: _t, files, ...one }) => ({ ...one, files: files.map((file) => file.name) })),
      page: kept.length > 0 ? section : undefined,
      files: kept.flatMap(({ files }) => files),
    }
  },
}
