import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Key } from './keyring.ts'
import { keysOf } from './keys.ts'
import type { Stored } from './stored.ts'

const ID = '0190a5d0-0000-7000-8000-000000000001'
let position = 0
/** The first event of a stream. */
const began = (stream: string): Stored => ({
  stream,
  revision: 0n,
  position: String((position += 1)),
  eventId: '',
  type: 'Something',
  data: { pub: {} },
  metadata: { schema: 1, commandId: 'c' },
})

/** The keys of a house that knows these streams, and a keyring in memory. */
const houseOf = (...log: readonly Stored[]) => {
  const rows = new Map<string, Key>()
  const keyring = {
    opening: async (subject: string, kid: string) => (rows.get(subject)?.kid === kid ? rows.get(subject) : undefined),
    sealing: async (subject: string) => {
      const key = rows.get(subject) ?? { kid: subject, secret: randomBytes(32) }
      rows.set(subject, key)
      return key
    },
    erase: async (subject: string) => void rows.delete(subject),
    hasAny: async (subjects: readonly string[]) => subjects.some((subject) => rows.has(subject)),
  }
  const keys = keysOf({ read: async (stream) => log.filter((each) => each.stream === stream) }, keyring, [
    'account',
    'message',
  ])
  const bare = () => keyring.sealing(ID)
  return { keys, bare, subjects: () => [...rows.keys()].toSorted() }
}

test('a new thing is sealed under its category and id', async () => {
  const { keys, subjects } = houseOf()
  await keys.sealing(`message-${ID}`)
  expect(subjects()).toEqual([`message-${ID}`])
})

test('what was sealed under a bare id is opened and erased by it, and new things under its own', async () => {
  const { keys, bare, subjects } = houseOf(began(`account-${ID}`))
  const key = await bare()
  expect(await keys.opening(`account-${ID}`, key.kid)).toBe(key)
  const own = await keys.sealing(`account-${ID}`)
  expect(await keys.opening(`account-${ID}`, own.kid)).toBe(own)
  expect(await keys.isThere(`account-${ID}`)).toBe(true)
  await keys.erase(`account-${ID}`)
  expect(subjects()).toEqual([])
  expect(await keys.isThere(`account-${ID}`)).toBe(false)
})

test('what began first under a bare id has its key: a thing of another kind neither uses nor erases it', async () => {
  const { keys, bare, subjects } = houseOf(began(`account-${ID}`), began(`message-${ID}`))
  const key = await bare()
  expect(await keys.opening(`message-${ID}`, key.kid)).toBeUndefined()
  expect((await keys.sealing(`message-${ID}`)).kid).toBe(`message-${ID}`)
  await keys.erase(`message-${ID}`)
  expect(subjects()).toEqual([ID])
  expect(await keys.isThere(`message-${ID}`)).toBe(false)
  expect(await keys.isThere(`account-${ID}`)).toBe(true)
  expect(await keys.opening(`account-${ID}`, key.kid)).toBe(key)
})

test('a recording that came before its message was begun is opened by the bare key, and goes with it', async () => {
  const { keys, bare, subjects } = houseOf()
  const key = await bare()
  expect(await keys.opening(`message-${ID}`, key.kid)).toBe(key)
  await keys.sealing(`message-${ID}`)
  await keys.erase(`message-${ID}`)
  expect(subjects()).toEqual([])
})
