import { expect, test } from 'vitest'
import { recording } from './recording.ts'

const link = { token: 't', nonce: () => '' }
const medium = { id: 'v', kind: 'voice', durationMs: 4_000, mime: 'audio/webm', transcript: '', isLost: false } as const

test('a recording is there to be listened to', () => {
  const page = recording(link, medium, 'Ruth').html
  expect(page).toContain('<audio')
  expect(page).not.toContain('sorry')
})

test('one that could not be kept whole is named, with its words, and has no player', () => {
  const page = recording(link, { ...medium, transcript: 'You were four.', isLost: true }, 'Ruth').html
  expect(page).not.toContain('<audio')
  expect(page).toMatch(/could not keep it whole[^]*The words are here[^]*You were four\./u)
})
