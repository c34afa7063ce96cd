import { expect, test } from 'vitest'
import { refusalIn } from './destination.ts'

test('a file that is too large is refused in the words of the server', () => {
  const details = { mb: 100 }
  const body = JSON.stringify({ code: 'file-too-large', message: 'Files may have up to 100 MB.', details })
  expect(refusalIn(body)).toBe('Files may have up to 100 MB.')
  expect(refusalIn('<h1>No</h1>')).toBe('We could not take this recording. It is still on this device.')
})
