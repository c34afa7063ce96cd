import { expect, test } from 'vitest'
import { FULL_PRIVACY_DATE, fullPrivacy } from './privacyFull.ts'
import { SHORT_PRIVACY_DATE, shortPrivacy } from './privacyShort.ts'
import { terms } from './terms.ts'
import { reachUs } from './text.ts'

const house = { name: 'Everhearth', email: 'help@house.example', phone: undefined, tel: undefined }
const textOf = (parts: readonly { readonly paragraphs: readonly string[] }[]) =>
  parts.flatMap(({ paragraphs }) => paragraphs).join('\n')

test('the dates are the specified ones', () => {
  expect(SHORT_PRIVACY_DATE).toBe('December 17, 2024')
  expect(FULL_PRIVACY_DATE).toBe('July 18, 2025')
})
test('the short page has ten points', () => expect(shortPrivacy(house)).toHaveLength(10))
test('both pages name the age of 13 and the consent of a parent', () => {
  for (const text of [shortPrivacy(house).join('\n'), textOf(fullPrivacy.parts(house))])
    expect(text).toMatch(/under 13[^.]*without the consent of a parent/u)
})
test.each(['account information', 'memory content', 'family tree', 'usage', 'opt out', 'encrypted', 'sell'])(
  'the whole text speaks of %s',
  (word) => expect(textOf(fullPrivacy.parts(house)).toLowerCase()).toContain(word),
)
test.each(['see', 'corrected', 'copy', 'deleted'])('a right to have it: %s', (word) =>
  expect(textOf(fullPrivacy.parts(house).filter(({ id }) => id === 'rights'))).toContain(word),
)
test('the terms let a message be changed or cancelled at any time, and guarantee no delivery', () => {
  expect(textOf(terms.parts(house))).toContain('You may change or cancel a message at any time')
  expect(textOf(terms.parts(house))).toContain('we cannot guarantee a delivery')
})
test('an address that the operator has not given is not named', () => {
  expect(reachUs(house)).toContain('help@house.example')
  expect(reachUs(house)).not.toContain('by phone')
  expect(reachUs({ ...house, email: undefined })).not.toContain('undefined')
})
test('a press writes to the house or calls it', () => {
  const words = reachUs({ ...house, phone: '(555) 010-2030', tel: '+15550102030' })
  expect(words).toContain('[help@house.example](mailto:help@house.example)')
  expect(words).toContain('[(555) 010-2030](tel:+15550102030)')
})
