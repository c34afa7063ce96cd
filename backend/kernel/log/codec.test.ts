import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode, encode, ERASED, sealedField, unseal, type Envelope } from './codec.ts'
import type { Key, Keyring } from './keyring.ts'

const keyOf = (name: string): Key => ({
  kid: createHash('sha256').update(name).digest('hex').slice(0, 16),
  secret: createHash('sha256').update(name).digest(),
})
const ruth = keyOf('ruth')
/** Holds one key, or none once it was erased. */
const ringOf = (key: Key | undefined): Keyring => ({
  opening: (_, kid) => Promise.resolve(key?.kid === kid ? key : undefined),
  sealing: () => Promise.reject(new Error('nothing is sealed here')),
})
const place = { stream: 'message-1', type: 'ContentChanged', eventId: 'e-1' }
const personal = ['title', 'body']
const data = { title: 'For Ben', body: 'Dear Ben 🧵', kind: 'text' }
// Any code point, halves of a surrogate pair among them.
const character = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code))
const STORED = 'V2OxWckmE5kQ7Xr0b7iL0hOBS3gPLMUFpcB/yEy1r37/GXsp7Q=='
const sealed = (): Envelope => encode(data, personal, 'ruth', ruth, place)

describe('a personal field', () => {
  test('lies sealed and opens to the same words', async () => {
    const envelope = sealed()
    expect(envelope.pub).toEqual({ kind: 'text' })
    expect(JSON.stringify(envelope)).not.toContain('For Ben')
    expect(await decode(ringOf(ruth), envelope, place)).toEqual(data)
  })

  test('is sealed anew each time, so that equal words do not show', () => {
    expect(sealed().enc?.fields['title']).not.toBe(sealed().enc?.fields['title'])
  })

  test('that is absent or undefined is left out', () => {
    expect(encode({ kind: 'text', title: undefined }, personal, 'ruth', ruth, place)).toEqual({ pub: { kind: 'text' } })
  })

  test('of any JSON value folds to itself', () =>
    fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: character }), fc.jsonValue({ maxDepth: 2 })), async (value) => {
        const title: unknown = JSON.parse(JSON.stringify(value))
        const envelope = encode({ title }, personal, 'ruth', ruth, place)
        expect(await decode(ringOf(ruth), envelope, place)).toStrictEqual({ title })
      }),
      { numRuns: 200, seed: 1 },
    ))

  test.each([
    [null, ''],
    ['', ''],
    ['null', 'null'],
    [1931, '1931'],
    [['a'], '["a"]'],
  ])('of %j is the text %j where a column holds it', async (title, text) => {
    const field = sealedField(encode({ title }, personal, 'ruth', ruth, place), place, 'title')
    expect(field && (await unseal(ringOf(ruth), field))).toBe(text)
  })

  test('that older code stored opens as it did', async () => {
    // Sealed by the first version of the codec: the JSON of a text.
    const fields = { title: STORED }
    const envelope = { pub: {}, enc: { subject: 'ruth', kid: ruth.kid, fields } }
    expect(await decode(ringOf(ruth), envelope, place)).toEqual({ title: 'For Ben' })
  })
})

describe('a sealed field reads as erased, and throws nothing,', () => {
  const erased = { kind: 'text', title: ERASED, body: ERASED }

  test('once its key is gone', async () => {
    expect(await decode(ringOf(undefined), sealed(), place)).toEqual(erased)
  })
  test('under another key of the same name', async () => {
    const other = { kid: ruth.kid, secret: keyOf('eve').secret }
    expect(await decode(ringOf(other), sealed(), place)).toEqual(erased)
  })
  test.each([
    ['stream', { ...place, stream: 'message-2' }],
    ['type', { ...place, type: 'MessageDrafted' }],
    ['event', { ...place, eventId: 'e-2' }],
  ])('in the place of another %s', async (_, elsewhere) => {
    expect(await decode(ringOf(ruth), sealed(), elsewhere)).toEqual(erased)
  })
  test('in the place of another field', async () => {
    const { pub, enc } = sealed()
    const { title = '', body = '' } = enc?.fields ?? {}
    const swapped: Envelope = { pub, enc: { subject: 'ruth', kid: ruth.kid, fields: { title: body, body: title } } }
    expect(await decode(ringOf(ruth), swapped, place)).toEqual(erased)
  })
  test('wherever it was cut or changed', async () => {
    const title = Buffer.from(sealed().enc?.fields['title'] ?? '', 'base64')
    const broken = [
      ...Array.from({ length: title.length }, (_, length) => title.subarray(0, length)),
      ...Array.from(title, (_, index) => Buffer.from(title.map((byte, at) => (at === index ? byte ^ 1 : byte)))),
    ]
    for (const bytes of broken) {
      const field = { sealed: bytes.toString('base64'), subject: 'ruth', kid: ruth.kid, ...place, field: 'title' }
      expect(await unseal(ringOf(ruth), field)).toBe(ERASED)
    }
  })
})

test('a read table’s copy opens alone and knows where it came from', async () => {
  const copy = sealedField(sealed(), place, 'title')
  expect(copy).toMatchObject({ subject: 'ruth', kid: ruth.kid, ...place, field: 'title' })
  expect(copy && (await unseal(ringOf(ruth), copy))).toBe('For Ben')
  expect(copy && (await unseal(ringOf(undefined), copy))).toBe(ERASED)
  expect(sealedField(sealed(), place, 'kind')).toBeNull()
})
