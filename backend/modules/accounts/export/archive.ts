import type { ZipEntry } from '../../../kernel/blob/zip.ts'
import type { Belongings } from './belongings.ts'
import { indexPage } from './page.ts'

const json = (name: string, value: unknown): ZipEntry => ({
  name: `data/${name}.json`,
  text: `${JSON.stringify(value, null, 2)}\n`,
})

/** The files of an export: the page to begin with, the data of each part, and the files that the parts name. */
export const archiveOf = (all: Belongings, productName: string, now: string): ZipEntry[] => [
  { name: 'index.html', text: indexPage(all, productName, now) },
  json('profile', all.profile),
  ...all.parts.map(({ name, data }) => json(name, data)),
  ...all.parts.flatMap(({ files = [] }) => files),
]
