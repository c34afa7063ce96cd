import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import { MOST_LINES, MOST_TRANSCRIPT } from '../contract.ts'
import { item } from '../item.ts'
import { added, at, one, room } from '../testing/table.ts'
import { addItem } from './add.ts'
import { rejectReading, setAnalysis, writeWords } from './words.ts'

const given = specification(item, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const as = { role: 'contributor' } as const

describe('the words of a recording', () => {
  const line = (atMs: number, endMs?: number) => ({ atMs, endMs, at: `${atMs}` })
  const words = { text: 'The rowboat leaked.', lines: [line(0), line(2_000)], durationMs: 4_000 }
  const write = (changes: Partial<typeof words> = {}) => given(added).when(writeWords({ ...words, ...changes }, as))
  const written = { type: 'TranscriptWritten', data: { text: words.text } } as const
  test('are kept as somebody wrote them, and can be taken away again', () => {
    write().emits(written)
    given(added, written)
      .when(writeWords({ ...words, text: '', lines: [] }, as))
      .emits({ type: 'TranscriptWritten', data: { text: '' } })
  })
  test('have their place in it, in order and not too many', () => {
    write({ lines: [line(2_000), line(0)] }).refuses('times-disordered', { at: '0' })
    write({ lines: [line(4_000)] }).refuses('time-too-late', { at: '4000' })
    write({ lines: [line(1_000, 1_000)] }).refuses('end-too-early', { at: '1000' })
    write({ lines: Array.from({ length: MOST_LINES + 1 }, () => line(0)) }).refuses('too-many-lines')
    write({ text: 'x'.repeat(MOST_TRANSCRIPT + 1) }).refuses('words-too-long')
  })
  test('are those of something that can be heard', () => write({ durationMs: 0 }).refuses('not-prepared'))
})

test('whoever may change an item closes it to machines, and opens it again', () => {
  const refused = { type: 'AnalysisRefused', data: { refusedAt: at } } as const
  const { refusesAnalysis } = given(added)
    .when(setAnalysis({ isAllowed: false }, as))
    .emits(refused)
  expect(refusesAnalysis).toBe(true)
  given(added, refused)
    .when(setAnalysis({ isAllowed: true }, as))
    .emits({ type: 'AnalysisAllowed', data: { allowedAt: at } })
})

test('an item can be closed to machines from the first', () => {
  const noAnalysis = true
  const { refusesAnalysis } = given()
    .when(addItem({ ...one, noAnalysis }, room))
    .emits({ ...added, data: { ...added.data, noAnalysis } })
  expect(refusesAnalysis).toBe(true)
})

test('what a machine made of an item is said to be wrong once', () => {
  const rejected = { type: 'ReadingRejected', data: { step: 'words', rejectedAt: at } } as const
  given(added)
    .when(rejectReading({ step: 'words' }, as))
    .emits(rejected)
  expect(given(added, rejected).state.rejected).toEqual(['words'])
  given(added, rejected)
    .when(rejectReading({ step: 'words' }, as))
    .emits()
})
