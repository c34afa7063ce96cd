import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { INSIDE } from './html.ts'

const PACKAGES = ['besley', 'literata', 'atkinson-hyperlegible-next'] as const
const FOLDER = 'fonts/'
const NAME = /^([a-z-]+)\/([a-z0-9-]+\.woff2)$/

const pathOf = (name: string, file: string): string =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/${file}`))

/** The style sheets of our fonts, for every writing that they have, with their files as they are printed from. */
export const fontStyles = async (): Promise<string> => {
  const sheets = PACKAGES.map(async (name) => {
    const sheet = await readFile(pathOf(name, 'wght.css'), 'utf8')
    return sheet.replaceAll(/url\(\.\/files\//g, `url(${INSIDE}${FOLDER}${name}/`)
  })
  return (await Promise.all(sheets)).join('\n')
}

/** A file of our fonts by its path; undefined for any other path. */
export const fontAt = async (path: string): Promise<Buffer | undefined> => {
  const [, name = '', file = ''] = NAME.exec(path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '') ?? []
  if (!PACKAGES.some((each) => each === name)) return undefined
  return readFile(pathOf(name, `files/${file}`)).catch(() => undefined)
}
