import { expect, test } from 'vitest'
import { fileName, folderOf } from './folders.ts'

test('a folder is named like its message, and numbered', () =>
  expect(folderOf({ title: 'For Ben', for: [] }, 6)).toBe('messages/007 For Ben'))
test('a message without a title is named by its people', () =>
  expect(folderOf({ title: '', for: ['Ben', 'Eve'] }, 0)).toBe('messages/001 For Ben, Eve'))
test('no name leads out of its folder or is refused by a system of files', () => {
  expect(fileName('../../etc/passwd')).toBe('etc passwd')
  expect(fileName(' C:\\now? "yes"\n*. ')).toBe('C now yes')
  expect(fileName('...')).toBe('')
  expect(folderOf({ title: '???', for: [] }, 0)).toBe('messages/001 Message')
})
test('a long name is cut between letters, whatever they are made of', () =>
  expect(fileName('👩‍👧'.repeat(80))).toBe('👩‍👧'.repeat(10)))
