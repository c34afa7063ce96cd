import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { programIn } from './programs.ts'

test('a program that comes while we run is used from then on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'))
  const newer = join(folder, 'newer')
  const programs = [newer, 'ffmpeg'].join(delimiter)
  expect(programIn(programs)).toBe('ffmpeg')
  await writeFile(newer, '')
  expect(programIn(programs)).toBe(newer)
  await rm(folder, { recursive: true })
})
