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
const sealed = (): Envelope => encode(data, personal, 'ruth', ruth, place)

describe('a personal field', () => {
  test('lies sealed and opens to the same words', async () => {
    const envelope = sealed()
    expect(envelope.pub).toEqual({ kind: 'text' })
    expect(JSON.stringify(envelope)).not.toContain('Ben')
    expect(await decode(ringOf(ruth), envelope, place)).toEqual(data)
  })

  test('is sealed anew each time, so that equal words do not show', () => {
    expect(sealed().enc?.fields['title']).not.toBe(sealed().enc?.fields['title'])
  })

  test('that is absent or undefined is left out', () => {
    expect(encode({ kind: 'text', title: undefined }, personal, 'ruth', ruth, place)).toEqual({ pub: { kind: 'text' } })
  })

  test('of any text or number comes back', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (title) => {
        const envelope = encode({ title }, personal, 'ruth', ruth, place)
        expect(await decode(ringOf(ruth), envelope, place)).toEqual({ title })
      }),
      { numRuns: 200, seed: 1 },
    ))
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
