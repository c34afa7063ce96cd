import { expect, test } from 'vitest'
import { inWords } from './inWords.ts'

const nothing = { birth: '', birthPlace: '', death: '', deathPlace: '', isLiving: false }
test('a life is told in one line, as far as it is known', () => {
  expect(inWords({ ...nothing, birth: '1931', birthPlace: 'Gloucester', death: 'ABT 2019' })).toBe(
    'born 1931 in Gloucester, died about 2019',
  )
  expect(inWords({ ...nothing, isLiving: true })).toBe('Living')
  expect(inWords(nothing)).toBe('')
})
