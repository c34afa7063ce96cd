import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { kinWord, type Kin, type Sex, type Step } from './kinship.ts'

const LETTERS: Readonly<Record<string, Kin>> = { p: 'parent', c: 'child', s: 'sibling', m: 'partner' }

/** A path in letters: parent, child, sibling, m for partner; the last one's sex after it, as f or m. */
const path = (written: string): readonly Step[] => {
  const [letters = '', sex] = written.split(' ')
  const last: Sex | undefined = sex === undefined ? undefined : sex === 'f' ? 'female' : 'male'
  return Array.from(letters, (letter, index) => ({
    kin: LETTERS[letter] ?? 'partner',
    sex: index === letters.length - 1 ? last : undefined,
  }))
}

test.each([
  ['p f', 'mother'],
  ['p', 'parent'],
  ['c m', 'son'],
  ['m f', 'partner'],
  ['s f', 'sister'],
  ['s', 'sibling'],
  ['pc m', 'brother'],
  ['pp f', 'grandmother'],
  ['pp', 'grandparent'],
  ['ppp m', 'great-grandfather'],
  ['pppp f', 'great-great-grandmother'],
  ['cc', 'grandchild'],
  ['ccc f', 'great-granddaughter'],
  ['ps f', 'aunt'],
  ['ps', 'aunt or uncle'],
  ['ppc m', 'uncle'],
  ['pps m', 'great-uncle'],
  ['pps', 'great-aunt or great-uncle'],
  ['sc f', 'niece'],
  ['sc', 'niece or nephew'],
  ['pcc m', 'nephew'],
  ['scc f', 'great-niece'],
  ['psc', 'first cousin'],
  ['ppcc f', 'first cousin'],
  ['pscc', 'first cousin once removed'],
  ['ppsc m', 'first cousin once removed'],
  ['pppsc', 'first cousin twice removed'],
  ['ppppsc', 'first cousin three times removed'],
  ['ppscc', 'second cousin'],
  ['ppsccc', 'second cousin once removed'],
  ['pppsccc', 'third cousin'],
  ['mp f', 'mother-in-law'],
  ['cm m', 'son-in-law'],
  ['ms f', 'sister-in-law'],
  ['sm', 'sibling-in-law'],
  ['msm m', 'brother-in-law'],
  ['mpp', 'grandparent-in-law'],
  ['psm m', 'uncle by marriage'],
  ['msc', 'niece or nephew by marriage'],
  ['mpsc', 'first cousin by marriage'],
  ['pm f', 'parent’s partner'],
  ['mc f', 'partner’s daughter'],
  ['cmp f', 'child-in-law’s mother'],
  ['sp', 'sibling’s parent'],
])('%s is a %s', (written, word) => expect(kinWord(path(written))).toBe(word))

test('in a chain each person has the word of their own sex', () => {
  const chain: readonly Step[] = [
    { kin: 'child', sex: 'female' },
    { kin: 'partner', sex: 'male' },
    { kin: 'parent', sex: 'female' },
  ]
  expect(kinWord(chain)).toBe('son-in-law’s mother')
})

/** A path that has one word, with no more than a partner at one end. */
const worded = fc
  .record({
    up: fc.nat({ max: 4 }),
    across: fc.boolean(),
    down: fc.nat({ max: 4 }),
    end: fc.constantFrom('', 'before', 'behind'),
  })
  .filter(({ up, across, down }) => up + down > 0 || across)
  .map(({ up, across, down, end }): readonly Kin[] => [
    ...(end === 'before' ? (['partner'] as const) : []),
    ...Array.from({ length: up }, () => 'parent' as const),
    ...(across ? (['sibling'] as const) : []),
    ...Array.from({ length: down }, () => 'child' as const),
    ...(end === 'behind' ? (['partner'] as const) : []),
  ])

const BACK: Readonly<Record<Kin, Kin>> = { parent: 'child', child: 'parent', partner: 'partner', sibling: 'sibling' }
const kinBack = (kin: readonly Kin[]) => kin.map((each) => BACK[each]).toReversed()
const INVERSE: Readonly<Record<string, string>> = {
  parent: 'child',
  child: 'parent',
  aunt: 'niece',
  niece: 'aunt',
  uncle: 'nephew',
  nephew: 'uncle',
}
const wordOf = (kin: readonly Kin[]) => kinWord(kin.map((each) => ({ kin: each })))

test('the path back has the word that answers', () => {
  fc.assert(
    fc.property(worded, (kin) => {
      fc.pre(!wordOf(kin).includes('’s'))
      const answer = wordOf(kin).replaceAll(/parent|child|aunt|niece|uncle|nephew/gu, (word) => INVERSE[word] ?? word)
      expect(wordOf(kinBack(kin))).toBe(answer)
    }),
    { seed: 20, numRuns: 300 },
  )
})

test('whatever way two people are related, there are words for it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<Kin>('parent', 'child', 'partner', 'sibling'), { minLength: 1, maxLength: 10 }),
      (kin) => {
        expect(wordOf(kin)).toMatch(/^[a-z0-9’ -]+$/u)
      },
    ),
    { seed: 20, numRuns: 300 },
  )
})
