import { expect, test } from 'vitest'
import { asFailure, exitCodes, Failure, saysDiskFull } from './failure.ts'

test('a full disk is told in a sentence, with an exit code of its own', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(asFailure(error)).toMatchObject({
    exitCode: exitCodes.diskFull,
    message: expect.stringContaining('The disk is full'),
  })
})

test('what was already said for people stays as it is', () => {
  const failure = new Failure('Install it.', 4)
  expect(asFailure(failure)).toBe(failure)
})

test('an unforeseen error keeps its place in the code', () =>
  expect(asFailure(new Error('no such thing')).message).toMatch(/no such thing[\s\S]+failure\.test\.ts/))

test.each([
  'could not extend file "base/5/1259": No space left on device',
  'Error: ENOSPC: no space left on device, write',
  'sqlite: database or disk is full (13)',
])('a log that ends with "%s" means a full disk', (line) => expect(saysDiskFull(line)).toBe(true))
