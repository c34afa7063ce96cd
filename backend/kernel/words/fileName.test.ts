import { expect, test } from 'vitest'
import { fileName } from './fileName.ts'

test('no name leads out of its folder or is refused by a system of files', () => {
  expect(fileName('../../etc/passwd')).toBe('etc passwd')
  expect(fileName(' C:\\now? "yes"\n*. ')).toBe('C now yes')
  expect(fileName('...')).toBe('')
})
test('a long name is cut between letters, whatever they are made of', () =>
  expect(fileName('👩‍👧'.repeat(80))).toBe('👩‍👧'.repeat(10)))
