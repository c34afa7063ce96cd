import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kept, keptPictures, shown } from './kept.ts'

const MOST = 29 // and the page that shows them
const MOST_BYTES = 3_000_000

test('each picture that is kept with the code is shown, and each that is shown is kept', () =>
  expect([...shown()].sort()).toEqual(keptPictures().toSorted()))

test('they are few and small', () => {
  const bytes = keptPictures().map((picture) => statSync(join(kept, picture)).size)
  expect(bytes.length).toBeLessThanOrEqual(MOST)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
})
