import { normal } from '../../../backend/kernel/words/normal.ts'
import { isMedia, isPicture, stemOf } from './paths.ts'

/**
 * Google keeps what it knows of a picture in a file beside it, named after the picture and cut:
 * `IMG_1.jpg.supplemental-metadata.json`, `IMG_1.jpg.json`, `IMG_1.jpg.supplemental-metadata(1).json`.
 */
const SUFFIX = '.supplemental-metadata'
/** @number letters, or bytes of them, after which Google cuts the name of a file beside a picture */
const CUT = 46
/** @number letters of a name that are looked at. No system has longer ones. */
const MOST_LETTERS = 255
/** @number letters of a title that are looked at */
const MOST_TITLE = 1_000
/** @number files that may be about one picture, of which its title has to say which is */
const MOST_CANDIDATES = 20

const NUMBERED_JSON = /^(.*?)(?:\((\d{1,4})\))?\.json$/i
const NUMBERED = /^(.*)\((\d{1,4})\)(\.[^.]*)?$/

type Beside = { readonly name: string; readonly number: string }

/** A picture's name without the number by which it differs from another of that name, and the number. */
const plainOf = (name: string): { readonly plain: string; readonly number: string } => {
  const [, stem = '', number = '', ending = ''] = NUMBERED.exec(name) ?? []
  return number === '' ? { plain: name, number } : { plain: stem + ending, number }
}

/** Those whose names can have been made of this one, those of the same number and with more of the name first. */
const namedAfter = (name: string, known: ReadonlyMap<string, readonly Beside[]>): readonly string[] => {
  const { plain, number } = plainOf(name)
  const found: { readonly beside: Beside; readonly length: number; readonly isSame: boolean }[] = []
  for (const [of, wanted] of number === ''
    ? [[name, '']]
    : [
        [plain, number],
        [name, ''],
      ]) {
    const full = (of ?? '').slice(0, MOST_LETTERS) + SUFFIX
    for (let length = full.length; length > 0; length -= 1) {
      const stem = full.slice(0, length)
      // It was cut behind the name, or else where all are cut.
      if (length < full.length - SUFFIX.length && Buffer.byteLength(stem) < CUT) break
      for (const beside of known.get(stem) ?? []) {
        const isSame = beside.number === wanted
        // Of those that were cut to one name, the numbers are Google's own.
        if (isSame || length < full.length - SUFFIX.length) found.push({ beside, length, isSame })
      }
    }
  }
  const ordered = found.toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.length - a.length)
  return [...new Set(ordered.map(({ beside }) => beside.name))].slice(0, MOST_CANDIDATES)
}

/**
 * For each file of a folder those beside it that may be about it, the likeliest first. What has none of its own has that of
 * the picture that it was made of (`IMG_1-edited.jpg`), or whose moving half it is (`IMG_1.MP4` of `IMG_1.HEIC`).
 * @param names all files of the folder
 */
export const sidecarsIn = (names: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const known = new Map<string, Beside[]>()
  for (const name of names) {
    const [, stem, number = ''] = NUMBERED_JSON.exec(name) ?? []
    if (stem) known.set(stem, [...(known.get(stem) ?? []), { name, number }])
  }
  if (known.size === 0) return new Map()
  const media = names.filter(isMedia)
  const own = new Map(media.map((name) => [name, namedAfter(name, known)] as const))
  const byStem = new Map<string, string>()
  for (const name of media)
    if (isPicture(name) && own.get(name)?.length) byStem.set(stemOf(name)[0].toLowerCase(), name)

  const ofAnother = (name: string): readonly string[] => {
    const [stem, ending] = stemOf(name)
    const { plain, number } = plainOf(name)
    const edited = stemOf(plain)[0].replace(/-[^-]+$/, '')
    const made = number === '' ? `${edited}${ending}` : `${edited}(${number})${ending}`
    const from = made === name ? undefined : own.get(made)
    return from?.length ? from : (own.get(byStem.get(stem.toLowerCase()) ?? '') ?? [])
  }
  return new Map([...own].map(([name, found]) => [name, found.length > 0 ? found : ofAnother(name)]))
}

/** Letters and digits of a name, whatever a system made of the rest. */
const readable = (name: string): string =>
  normal(name.slice(0, MOST_TITLE), 'NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')

/** Whether a title is the whole of what a file's name may have been cut from. */
const isTitleOf = (title: string, name: string): boolean => {
  const [called, file] = [stemOf(title), stemOf(name)]
  if (readable(title) === readable(name)) return true
  const isCut = Buffer.byteLength(name) >= CUT && readable(called[0]).startsWith(readable(file[0]))
  return isCut && readable(called[1]) === readable(file[1])
}

/**
 * Which of the files that may be about a picture is: the one that has its title, and, of several, its number. Where no title
 * fits, as of what was made of another, it is the likeliest by name.
 * @param candidates in the order of `sidecarsIn`, each with the title in it
 */
export const chosen = <T extends { readonly title: string }>(name: string, candidates: readonly T[]): T | undefined => {
  const { plain } = plainOf(name)
  return (
    candidates.find(({ title }) => isTitleOf(title, name)) ??
    candidates.find(({ title }) => isTitleOf(title, plain)) ??
    candidates[0]
  )
}
