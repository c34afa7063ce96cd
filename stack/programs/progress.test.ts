import { expect, test } from 'vitest'
import { drawBar } from './progress.ts'

test('a bar shows how much of how much', () =>
  expect(drawBar('temporal', 11_000_000, 44_000_000)).toBe('temporal ███░░░░░░░ 11 of 44 MB'))

test('a download larger than expected does not overflow its bar', () =>
  expect(drawBar('weed', 60_000_000, 48_000_000)).toBe('weed ██████████ 48 of 48 MB'))
