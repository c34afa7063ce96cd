import { expect, test } from 'vitest'
import { folderOf } from './folders.ts'

test('a folder is named like its message, and numbered', () =>
  expect(folderOf({ title: 'For Ben', for: [] }, 6)).toBe('messages/007 For Ben'))
test('a message without a title is named by its people', () =>
  expect(folderOf({ title: '', for: ['Ben', 'Eve'] }, 0)).toBe('messages/001 For Ben, Eve'))
test('a title that no system of files takes gives way to a plain name', () =>
  expect(folderOf({ title: '???', for: [] }, 0)).toBe('messages/001 Message'))
