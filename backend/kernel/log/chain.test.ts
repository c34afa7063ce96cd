import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { linkHash, type Link } from './chain.ts'

const link: Link = {
  stream: 'message-1',
  revision: 7n,
  eventId: 'e',
  type: 'MessageHeld',
  metadata: { commandId: 'c', schema: 2, prevHash: 'before' },
  data: { pub: { reason: 'answered' } },
}
const ofBefore: Link = { ...link, metadata: { commandId: 'c', schema: 1, prevHash: 'before' } }

const sha256 = (...lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex')

test('a link is SHA-256 over the hash before, the place and what was stored', () => {
  const metadata = '{"commandId":"c","schema":2,"prevHash":"before"}'
  const data = '{"pub":{"reason":"answered"}}'
  expect(linkHash('before', link)).toBe(sha256('before', 'message-1', '7', 'e', 'MessageHeld', metadata, data))
})

test('a link of the first schema knows nothing of the id, and stays what it was', () => {
  const metadata = '{"commandId":"c","schema":1,"prevHash":"before"}'
  const data = '{"pub":{"reason":"answered"}}'
  const hash = sha256('before', 'message-1', '7', 'MessageHeld', metadata, data)
  for (const eventId of ['e', 'f']) expect(linkHash('before', { ...ofBefore, eventId })).toBe(hash)
})

test.each<[string, Partial<Link>]>([
  ['stream', { stream: 'message-2' }],
  ['revision', { revision: 8n }],
  ['event id', { eventId: 'f' }],
  ['type', { type: 'MessageCancelled' }],
  ['metadata', { metadata: { commandId: 'd', schema: 2, prevHash: 'before' } }],
  ['data', { data: { pub: { reason: 'late' } } }],
])('another %s is another link', (_, change) => {
  expect(linkHash('before', { ...link, ...change })).not.toBe(linkHash('before', link))
})

test('another hash before is another link', () => expect(linkHash('', link)).not.toBe(linkHash('before', link)))
