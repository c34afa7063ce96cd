import { expect, test } from 'vitest'
import type { RecorderView } from '../recorder/view.ts'
import { stateInWords } from './strings.ts'

const view = (changes: Partial<RecorderView>): RecorderView => ({
  phase: 'ready',
  ms: 0,
  level: 0,
  peaks: [],
  sending: 'nothing',
  refusal: undefined,
  waitS: undefined,
  isSignedOut: false,
  isLost: false,
  isNothing: false,
  safeMs: 0,
  isFound: false,
  mediaId: undefined,
  soundUrl: undefined,
  isChosen: false,
  stream: undefined,
  ...changes,
})

test('whoever cannot record is led on to a file and to writing', () => {
  for (const phase of ['blocked', 'no-device', 'unsupported'] as const)
    expect(stateInWords(view({ phase }), 60)).toMatch(/choose a file.*write your answer/u)
})

test('a cut network says that the recording is safe', () =>
  expect(stateInWords(view({ phase: 'recording', sending: 'waiting' }), 60)).toMatch(/safe on this device/u))

test('a recording of a closed tab is said to be found', () =>
  expect(stateInWords(view({ phase: 'finished', isFound: true, sending: 'sent' }), 60)).toMatch(/^We found/u))

test('why it is not taken comes before all else', () =>
  expect(stateInWords(view({ phase: 'finished', refusal: 'The link is over.' }), 60)).toBe('The link is over.'))

test('a microphone that fell silent, and a take without a voice, are said of before it is sent', () => {
  expect(stateInWords(view({ phase: 'finished', isLost: true, peaks: [0.4] }), 60)).toMatch(
    /^We hear nothing any more/u,
  )
  expect(stateInWords(view({ phase: 'finished', peaks: [0, 0] }), 60)).toMatch(/^We hear almost nothing/u)
  expect(stateInWords(view({ isNothing: true }), 60)).toMatch(/^Nothing was recorded/u)
})
