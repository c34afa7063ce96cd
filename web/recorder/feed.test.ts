import { expect, test } from 'vitest'
import { recordingType } from './capture.ts'
import { feed } from './feed.ts'
import { levelInWords } from './levelInWords.ts'

const slice = (text: string) => new Blob([text])
const textOf = async (value: Blob | undefined) => value?.text()

test('a reader waits for the next slice and ends with the feed', async () => {
  const slices = feed()
  const reader = slices.reader()
  const first = reader.read()
  slices.push(slice('one'))
  expect(await textOf((await first).value)).toBe('one')
  const second = reader.read()
  slices.end()
  expect(await second).toEqual({ done: true, value: undefined })
})

test('every reader starts at the first slice, so an upload can begin anew', async () => {
  const slices = feed([slice('one'), slice('two')])
  slices.end()
  for (const reader of [slices.reader(), slices.reader()]) {
    expect(await textOf((await reader.read()).value)).toBe('one')
    expect(await textOf((await reader.read()).value)).toBe('two')
    expect((await reader.read()).done).toBe(true)
  }
})

test('AAC is recorded only where the whole string is supported', () => {
  expect(recordingType((type) => type.startsWith('audio/mp4'))).toBe('audio/mp4;codecs=mp4a.40.2')
  expect(recordingType((type) => type === 'audio/mp4' || type.startsWith('audio/webm'))).toBe('audio/webm;codecs=opus')
  expect(recordingType(() => false)).toBeUndefined()
})

test('the level is said in words', () => {
  const heard = (level: number) => levelInWords(Array.from({ length: 60 }, () => level))
  expect(levelInWords([0.5])).toBe('Listening')
  expect(heard(0)).toBe('We hear nothing. Is the microphone muted?')
  expect(heard(0.02)).toMatch(/hardly hear you/u)
  expect(heard(0.5)).toBe('We can hear you well')
  expect(heard(0.97)).toMatch(/loud/u)
})
