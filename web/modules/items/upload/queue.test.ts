import { expect, test } from 'vitest'
import {
  AT_A_TIME,
  found,
  inOrder,
  isForPeople,
  lostIn,
  MOST_DIGESTED,
  summaryOf,
  toCheck,
  toSend,
  twinOf,
  unsettled,
} from './queue.ts'
import type { Entry, Stage } from './queue.ts'

const entry = (id: string, changes: Partial<Entry> = {}): Entry => ({
  id,
  mediaId: `media of ${id}`,
  accountId: 'ruth',
  familyId: 'hale',
  name: `${id}.jpg`,
  size: 3_000_000,
  type: 'image/jpeg',
  lastModified: 7,
  stage: 'waiting',
  isPaused: false,
  sent: 0,
  isChecked: false,
  isAdded: false,
  ...changes,
})
const many = (n: number, changes: Partial<Entry> = {}) => Array.from({ length: n }, (_, at) => entry(`${at}`, changes))
const ids = (some: readonly Entry[]) => some.map(({ id }) => id)

test('three files are sent at a time, in their order', () => {
  expect(ids(toSend(many(9, { isChecked: true })))).toEqual(['0', '1', '2'])
  const busy = [...many(AT_A_TIME, { stage: 'sending' }), entry('next', { isChecked: true })]
  expect(toSend(busy)).toEqual([])
  expect(ids(toSend(busy.slice(1)))).toEqual(['next'])
})

test('a file is sent once the family was asked for it; a very large one is not compared', () => {
  expect(toSend([entry('small')])).toEqual([])
  const large = entry('large', { size: MOST_DIGESTED + 1 })
  expect(ids(toSend([large]))).toEqual(['large'])
  expect(toCheck([large])).toEqual([])
})

test('what is paused waits, and what stands behind it goes on', () => {
  const entries = [entry('paused', { isPaused: true, isChecked: true }), entry('next', { isChecked: true })]
  expect(ids(toSend(entries))).toEqual(['next'])
  expect(ids(toCheck([entry('paused', { isPaused: true }), entry('next')]))).toEqual(['next'])
})

test('the family is asked for a few files at once, and for a large one alone', () => {
  expect(toCheck(many(300))).toHaveLength(20)
  expect(toCheck(many(3, { size: 200_000_000 }))).toHaveLength(1)
})

test('the same file twice in one choice is sent once', () => {
  const first = entry('first', { sha256: 'abc', stage: 'sending' })
  const again = entry('again', { sha256: 'abc' })
  expect(twinOf([first, again], again)).toBe(first)
  expect(twinOf([{ ...first, stage: 'refused' }, again], again)).toBeUndefined()
  expect(twinOf([first, entry('other')], entry('other'))).toBeUndefined()
})

test('a file that is chosen again goes on where it was', () => {
  const lost = entry('tape', { stage: 'lost' })
  expect(lostIn([lost], { name: 'tape.jpg', size: 3_000_000, lastModified: 7 })).toBe(lost)
  expect(lostIn([lost], { name: 'tape.jpg', size: 3_000_001, lastModified: 7 })).toBeUndefined()
  expect(lostIn([entry('tape')], { name: 'tape.jpg', size: 3_000_000, lastModified: 7 })).toBeUndefined()
})

test('after the page was loaded anew what had not arrived goes on, or has to be chosen again', () => {
  const sending = entry('photo', { stage: 'sending', sent: 100 })
  expect(found(sending, true).stage).toBe('waiting')
  expect(found(sending, false).stage).toBe('lost')
  expect(found(entry('photo', { stage: 'safe' }), false).stage).toBe('safe')
})

test('what needs someone stands first', () => {
  const stages: readonly Stage[] = ['safe', 'waiting', 'refused', 'sending']
  expect(inOrder(stages.map((stage) => entry(stage, { stage }))).map(({ stage }) => stage)).toEqual([
    'refused',
    'sending',
    'waiting',
    'safe',
  ])
})

test('the page may be closed once everything has arrived', () => {
  const all = [entry('a', { stage: 'safe' }), entry('b', { stage: 'here' }), entry('c', { stage: 'arrived' })]
  expect(summaryOf(all)).toEqual({ all: 3, safe: 2, lost: 0, isSending: false, isPaused: false, isOver: false })
  expect(summaryOf([...all, entry('d')]).isSending).toBe(true)
  expect(summaryOf([entry('d', { isPaused: true })]).isPaused).toBe(true)
  expect(summaryOf([entry('d', { stage: 'refused' })]).isOver).toBe(true)
})

test('what systems put into folders for themselves is left out', () => {
  expect(['.DS_Store', 'Thumbs.db', 'desktop.ini', 'IMG_1.HEIC'].filter((name) => isForPeople({ name }))).toEqual([
    'IMG_1.HEIC',
  ])
})

test('what is safe may still be set aside, until all that is shown of it was made', () => {
  const stages = [
    entry('coming', { stage: 'arrived' }),
    entry('stored', { stage: 'safe', isSettled: false }),
    entry('shown', { stage: 'safe', isSettled: true }),
    entry('broken', { stage: 'setAside' }),
    entry('sent', { stage: 'sending' }),
  ]
  expect(ids(unsettled(stages))).toEqual(['coming', 'stored'])
})
