import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaver } from './saver.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

afterEach(() => void vi.useRealTimers())

/** Writes a letter of a minute, a character a second. */
const minuteOfWriting = async (write: (text: string) => void) => {
  for (let second = 1; second <= 60; second++) {
    write('w'.repeat(second))
    await vi.advanceTimersByTimeAsync(1_000)
  }
}

const saving = (
  first = 'Dear Ben',
  save: (body: string) => Promise<unknown> = async () => undefined,
  isDraft = () => true,
) => {
  const sent: string[] = []
  const saver = createSaver({
    id: 'm',
    first,
    longest: 100,
    isDraft,
    save: async (body) => {
      sent.push(body)
      await save(body)
    },
  })
  return { saver, sent }
}

test('what was written is sent once', async () => {
  const { saver, sent } = saving()
  saver.write('Dear Ben, hello')
  saver.flush()
  saver.flush()
  await vi.waitFor(() => expect(stored.size).toBe(0))
  expect(sent).toEqual(['Dear Ben, hello'])
})

test('what could not be sent stays on this device and is sent with the next try', async () => {
  const { saver } = saving('Dear Ben', () => Promise.reject(new Error('offline')))
  saver.write('Dear Ben, on the train')
  saver.flush()
  const again = saving()
  expect(again.saver.view().text).toBe('Dear Ben, on the train')
  again.saver.flush()
  await vi.waitFor(() => expect(stored.size).toBe(0))
  expect(again.sent).toEqual(['Dear Ben, on the train'])
})

test('another window’s version is taken where nothing was written here', () => {
  const { saver } = saving()
  saver.meet('Dear Benjamin')
  expect(saver.view()).toMatchObject({ text: 'Dear Benjamin', isDirty: false, theirs: undefined })
})

test('our own saves come back as ours, however late', () => {
  const { saver } = saving()
  saver.write('One')
  saver.flush()
  saver.write('One two')
  saver.flush()
  saver.meet('One')
  expect(saver.view()).toMatchObject({ text: 'One two', theirs: undefined })
})

test('two versions wait for a decision, and either is kept', async () => {
  const { saver, sent } = saving()
  saver.write('Mine')
  saver.meet('Theirs')
  expect(saver.view()).toMatchObject({ text: 'Mine', theirs: 'Theirs' })
  saver.flush()
  expect(sent).toEqual([])
  saver.decide('mine')
  expect(sent).toEqual(['Mine'])

  const other = saving()
  other.saver.write('Mine')
  other.saver.meet('Theirs')
  other.saver.decide('theirs')
  other.saver.flush()
  expect(other.sent).toEqual([])
})

test('what this device kept on an older version is a conflict', () => {
  stored.set('letter-of-m', JSON.stringify({ text: 'Mine', base: 'Dear Ben' }))
  const { saver } = saving('Theirs')
  saver.meet('Theirs')
  expect(saver.view()).toMatchObject({ text: 'Mine', theirs: 'Theirs' })
})

test('a refused text stays, says why, and is sent once more when it is asked', async () => {
  const refused = new Error('0:01 comes after a later time')
  let isRefusing = true
  const { saver, sent } = saving('Dear Ben', async () => {
    if (isRefusing) throw refused
  })
  saver.write('Dear Ben, twice')
  saver.flush()
  expect(saver.view()).toMatchObject({ isDirty: true, isSaving: true })
  await vi.waitFor(() => expect(saver.view()).toMatchObject({ isDirty: true, isSaving: false, failed: refused }))
  expect(stored.get('letter-of-m')).toContain('Dear Ben, twice')
  isRefusing = false
  saver.flush()
  await vi.waitFor(() => expect(saver.view()).toMatchObject({ isDirty: false, isSaving: false, failed: undefined }))
  expect(sent).toEqual(['Dear Ben, twice', 'Dear Ben, twice'])
})

test('a change takes back what was said of the text before it', async () => {
  const { saver } = saving('Dear Ben', () => Promise.reject(new Error('refused')))
  saver.write('Dear Ben, twice')
  saver.flush()
  await vi.waitFor(() => expect(saver.view().failed).toBeDefined())
  saver.write('Dear Ben, once')
  expect(saver.view()).toMatchObject({ isDirty: true, failed: undefined })
})

test('written as the server has it, nothing is left to save', () => {
  const { saver, sent } = saving()
  saver.write('Dear Benjamin')
  saver.write('Dear Ben')
  saver.flush()
  expect(saver.view()).toMatchObject({ isDirty: false })
  expect([sent, stored.size]).toEqual([[], 0])
})

test('what was put back while a refused text was on its way is no change', async () => {
  const { saver } = saving('Dear Ben', () => Promise.reject(new Error('refused')))
  saver.write('Dear Ben, twice')
  saver.flush()
  saver.write('Dear Ben')
  await vi.waitFor(() => expect(saver.view()).toMatchObject({ text: 'Dear Ben', isDirty: false, isSaving: false }))
  expect(stored.size).toBe(0)
})

test('a minute of writing in a draft is saved three times, and stands on this device all the while', async () => {
  vi.useFakeTimers()
  const { saver, sent } = saving()
  await minuteOfWriting((text) => {
    saver.write(text)
    expect(stored.get('letter-of-m')).toContain(text)
  })
  expect(sent.length).toBe(3)
})

test('what is sealed is saved two seconds after the last key', async () => {
  vi.useFakeTimers()
  const { saver, sent } = saving('Dear Ben', undefined, () => false)
  await minuteOfWriting(saver.write)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.length).toBe(1)
})
