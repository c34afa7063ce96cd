import { expect, test } from 'vitest'
import { csvRow } from './csv.ts'

test('a row is quoted, its quotes doubled, and ends as RFC 4180 says', () =>
  expect(csvRow(['a', 'say "hi"', 3, null, true])).toBe('"a","say ""hi""","3","","true"\r\n'))

test.each(['=1+1', ' =1', '+1', '-1', '@x', '\tx', '\nx', '＝1', '＋1', '－1', '＠x'])(
  'a text that a spreadsheet would compute (%j) is shown as text',
  (text) => expect(csvRow([text])).toBe(`"'${text}"\r\n`),
)

test('a number stays a number', () => expect(csvRow([-3])).toBe('"-3"\r\n'))
