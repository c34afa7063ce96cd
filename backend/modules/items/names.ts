import { extensionOf } from '../../kernel/blob/fileExtensions.ts'
import { UNKNOWN } from '../../kernel/blob/sniffFile.ts'
import { fileName } from '../../kernel/words/fileName.ts'
import { normal } from '../../kernel/words/normal.ts'
import { MOST_TITLE } from './contract.ts'

/** What a file was called, as people read it: the last part of a path, nothing that cannot be seen or turns words about. */
export const lineOf = (name: string): string =>
  (normal(name, 'NFC').split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_TITLE)

/** What letters of an office and much else lie in: the bytes do not say what. */
const HOLDERS: ReadonlySet<string> = new Set(['application/zip', 'application/x-ole-storage', UNKNOWN])
const ENDING = /\.([a-z\d]{1,8})$/i
/** What a name ends with: by what the file is, and where that says little by what it was called. */
const endingOf = (name: string, mime: string): string =>
  (HOLDERS.has(mime) && ENDING.exec(name)?.[1]?.toLowerCase()) || extensionOf(mime)

/** What an item's file is called outside the house: by its title, else as it came, with the ending of what it is. */
export const nameOf = ({ title, name }: { readonly title: string; readonly name: string }, mime: string): string => {
  const said = fileName(title)
  if (said !== '') return `${said}.${endingOf(name, mime)}`
  return fileName(name) || `memory.${extensionOf(mime)}`
}

const numbered = (name: string, n: number): string => {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? `${name} (${n})` : `${name.slice(0, dot)} (${n})${name.slice(dot)}`
}

/**
 * Gives each file a name of its own in one folder: two that differ in case alone, or in how a letter is composed, are one
 * name to some systems, and unpacking would lose one of the files.
 */
export const distinctNames = () => {
  const taken = new Set<string>()
  return (name: string): string => {
    for (let n = 1; ; n += 1) {
      const given = n === 1 ? name : numbered(name, n)
      const key = normal(given, 'NFKC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return given
    }
  }
}
