import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { linkHash, type Link } from './chain.ts'

const link: Link = {
  stream: 'message-1',
  revision: 7n,
  type: 'MessageHeld',
  metadata: { commandId: 'c', prevHash: 'before' },
  data: { pub: { reason: 'answered' } },
}

test('a link is SHA-256 over the hash before, the place and what was stored', () => {
  const text = 'before\nmessage-1\n7\nMessageHeld\n{"commandId":"c","prevHash":"before"}\n{"pub":{"reason":"answered"}}'
  expect(linkHash('before', link)).toBe(createHash('sha256').update(text).digest('hex'))
})

test.each<[string, Partial<Link>]>([
  ['stream', { stream: 'message-2' }],
  ['revision', { revision: 8n }],
  ['type', { type: 'MessageCancelled' }],
  ['metadata', { metadata: { commandId: 'd', prevHash: 'before' } }],
  ['data', { data: { pub: { reason: 'late' } } }],
])('another %s is another link', (_, change) => {
  expect(linkHash('before', { ...link, ...change })).not.toBe(linkHash('before', link))
})

test('another hash before is another link', () => expect(linkHash('', link)).not.toBe(linkHash('before', link)))
