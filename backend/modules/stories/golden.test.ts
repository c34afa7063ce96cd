// Through: stories
import { expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { refusals } from './contract.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { StoriesEvent } from './events.ts'
import { quoteOf } from './quote.ts'
import { story } from './story.ts'

const fold = (events: unknown) => (events as StoriesEvent[]).reduce(story.evolve, story.initial)

test('events as they were first stored still tell the same stories', () => {
  expect(fold(golden.told)).toEqual({
    status: 'told',
    storyId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    toAccountId: '018f0000-0000-7000-8000-00000000000d',
    question: 'Who made you laugh?',
    name: 'Joseph',
    address: 'joseph@hale.example',
    addressHash: 'h1',
    askedAt: '2030-01-01T00:00:00.000Z',
    expiresAt: '2030-03-02T00:00:00.000Z',
    mail: 'sent',
    mailedAt: '2030-01-01T00:00:01.000Z',
    leavesAt: '',
    isReminded: true,
    withdrawnAt: '',
    takesUntil: '',
    declined: undefined,
    words: 'My brother.',
    mediaId: '018f0000-0000-7000-8000-00000000000f',
    mayShare: true,
    toldAt: '2030-01-10T00:00:00.000Z',
    title: 'The loaves',
    removedAt: '',
  })
  const putOff = { leavesAt: '2030-01-02T09:00:00.000Z', toAccountId: '', address: '' }
  expect(fold(golden.refused)).toMatchObject({ status: 'withdrawn', mail: 'refused', ...putOff })
  expect(fold(golden.ended)).toMatchObject({ status: 'erased' })
})

const here = new URL('./', import.meta.url)
test('each event and refusal is named in a test', () =>
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([]))

test.each([
  ['The lamp. It went on at three.', 'The lamp.'],
  ['It went on at 3.15 in the night. I knew.', 'It went on at 3.15 in the night.'],
  ['“Who is there?” she said. Nobody.', '“Who is there?”'],
  ['No end to it', 'No end to it'],
  ['', ''],
])('the quote of %j is its first sentence', (words, quote) => expect(quoteOf(words)).toBe(quote))
test('the quote of one endless sentence is its beginning', () => {
  expect(quoteOf('word '.repeat(100))).toHaveLength(280)
  expect(quoteOf('word '.repeat(100)).endsWith('…')).toBe(true)
})
