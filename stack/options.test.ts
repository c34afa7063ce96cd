import { expect, test } from 'vitest'
import { HELP, parseDay, parseOptions } from './options.ts'

test('a day is told in seconds, minutes, hours or days', () =>
  expect(['10s', '5m', '1h', '1d'].map(parseDay)).toEqual([10_000, 300_000, 3_600_000, 86_400_000]))

test('without options a day keeps its length and a demo family is made', () =>
  expect(parseOptions([])).toEqual({ dayMs: undefined, demo: true, help: false }))

test('--no-demo leaves the demo family out', () =>
  expect(parseOptions(['--day', '5m', '--no-demo'])).toEqual({ dayMs: 300_000, demo: false, help: false }))

test('a day that is no length of time is refused with examples', () =>
  expect(() => parseOptions(['--day', 'soon'])).toThrow('such as 10s, 60s, 5m or 1h'))

test('help is asked for, and names each option there is', () => {
  expect(parseOptions(['--help']).help).toBe(true)
  for (const option of ['--day', '--no-demo', '--help']) expect(HELP).toContain(option)
})

test('a day of no length is refused', () => expect(() => parseDay('0s')).toThrow('--day says'))

test('an unknown option is refused with the ones there are', () =>
  expect(() => parseOptions(['--dya', '60s'])).toThrow('npm start knows --day, --no-demo and --help'))
