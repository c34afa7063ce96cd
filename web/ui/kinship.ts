export type Sex = 'female' | 'male'
/** What the next person of a path is to the one before. */
export type Kin = 'parent' | 'child' | 'partner' | 'sibling'
/** A step from one person to the next: how they are related, and the sex of the next where it is known. */
export type Step = { readonly kin: Kin; readonly sex?: Sex | null | undefined }

type Words = readonly [female: string, male: string]
const SIBLING: Words = ['sister', 'brother']
const PARENT: Words = ['mother', 'father']
const CHILD: Words = ['daughter', 'son']
const AUNT: Words = ['aunt', 'uncle']
const NIECE: Words = ['niece', 'nephew']

/** Words for one whose sex nobody has said; who has none is "aunt or uncle". */
const NEUTRAL: ReadonlyMap<Words, string> = new Map([
  [SIBLING, 'sibling'],
  [PARENT, 'parent'],
  [CHILD, 'child'],
])
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times']

const great = (times: number) => 'great-'.repeat(times)

const said = (words: Words, before: string, after: string, sex: Step['sex']): string => {
  const [female, male] = [`${before}${words[0]}${after}`, `${before}${words[1]}${after}`]
  if (sex) return sex === 'female' ? female : male
  const neutral = NEUTRAL.get(words)
  return neutral ? `${before}${neutral}${after}` : `${female} or ${male}`
}

/** How far up two people have an ancestor in common, and how far down it is from there; siblings have their parents. */
type Blood = { readonly up: number; readonly down: number }

const LETTERS: Readonly<Record<Kin, string>> = { parent: 'p', child: 'c', sibling: 's', partner: 'm' }

/** Up, across at most once, and down: blood kin. Undefined where a path goes another way. */
const bloodOf = (kin: readonly Kin[]): Blood | undefined => {
  const letters = kin.map((each) => LETTERS[each]).join('')
  const match = /^(p*)(s?)(c*)$/u.exec(letters)
  if (!match) return undefined
  const [, up = '', across = '', down = ''] = match
  return { up: up.length + across.length, down: down.length + across.length }
}

const cousin = ({ up, down }: Blood): string => {
  const degree = Math.min(up, down) - 1
  const removed = Math.abs(up - down)
  const away = removed === 0 ? '' : ` ${TIMES[removed] ?? `${removed} times`} removed`
  return `${ORDINALS[degree] ?? `${degree}th`} cousin${away}`
}

const bloodWord = ({ up, down }: Blood, sex: Step['sex'], after = ''): string => {
  const inLine = (words: Words, far: number) => said(words, far === 1 ? '' : `${great(far - 2)}grand`, after, sex)
  if (down === 0) return inLine(PARENT, up)
  if (up === 0) return inLine(CHILD, down)
  if (up === 1 && down === 1) return said(SIBLING, '', after, sex)
  if (down === 1) return said(AUNT, great(up - 2), '', sex)
  if (up === 1) return said(NIECE, great(down - 2), '', sex)
  return cousin({ up, down })
}

/** The one word for a whole path, where English has one. */
const oneWord = (steps: readonly Step[]): string | undefined => {
  const kin = steps.map((step) => step.kin)
  if (kin.length === 1 && kin[0] === 'partner') return 'partner'
  const sex = steps.at(-1)?.sex
  const before = kin[0] === 'partner'
  const behind = kin.at(-1) === 'partner'
  const blood = bloodOf(kin.slice(before ? 1 : 0, behind ? -1 : undefined))
  if (!blood || blood.up + blood.down === 0) return undefined
  if (!before && !behind) return bloodWord(blood, sex)
  const isSibling = blood.up === 1 && blood.down === 1
  if (isSibling || (!behind && blood.down === 0) || (!before && blood.up === 0)) return bloodWord(blood, sex, '-in-law')
  // A parent’s partner or a partner’s child may be a step-parent or a stepchild, or not: nobody has said so.
  if (blood.up === 0 || blood.down === 0 || (before && behind)) return undefined
  return `${bloodWord(blood, sex)} by marriage`
}

/**
 * What the last person of a path is to the one it starts from: "first cousin once removed", "aunt or uncle" where the
 * sex is not known, and "daughter’s partner’s sister" where English has no word.
 * @param steps at least one; from one person to the next
 */
export const kinWord = (steps: readonly Step[]): string => {
  for (let length = steps.length; length > 0; length -= 1) {
    const word = oneWord(steps.slice(0, length))
    if (word === undefined) continue
    const rest = steps.slice(length)
    return rest.length === 0 ? word : `${word}’s ${kinWord(rest)}`
  }
  return ''
}
