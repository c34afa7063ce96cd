import { expect, test } from 'vitest'
import { linkHash } from '../../kernel/log/chain.ts'
import type { Stored } from '../../kernel/log/stored.ts'
import { chainChecker, storedIn } from './log.ts'

const event = (revision: number, prevHash: string, n = revision, schema = 1): Stored => ({
  stream: 'message-1',
  revision: BigInt(revision),
  position: String(100 + revision),
  eventId: `event-${revision}`,
  type: 'MessageDrafted',
  data: { pub: { n } },
  metadata: { schema, commandId: 'c', prevHash },
})
const first = event(0, '')
const second = event(1, linkHash('', first))
const third = event(2, linkHash(linkHash('', first), second))

const check = (events: readonly Stored[]) => {
  const chain = chainChecker()
  for (const each of events) chain.look(each)
  return chain.streams()
}
const broken = (where: string) => expect.objectContaining({ flaw: { reason: 'chain_broken', where } }) as Error

test('a stream that is whole is counted', () => expect(check([first, second, third])).toBe(1))
test('an event that was changed shows in the one after it', () =>
  expect(() => check([first, event(1, linkHash('', first), 7), third])).toThrow(broken('2@message-1')))
test('an event whose id was changed shows in the one after it', () => {
  const before = event(0, '', 0, 2)
  const after = event(1, linkHash('', before), 1, 2)
  expect(check([before, after])).toBe(1)
  expect(() => check([{ ...before, eventId: 'another' }, after])).toThrow(broken('1@message-1'))
})
test('an event that is gone is missed', () => expect(() => check([first, third])).toThrow(broken('2@message-1')))
test('a first event that is gone is missed too', () => expect(() => check([second])).toThrow(broken('1@message-1')))
test('someone else’s event takes its place in the stream and none in the chain', () => {
  const foreign = { ...event(1, ''), metadata: {} }
  expect(check([first, foreign, { ...second, revision: 2n }])).toBe(1)
})
test('an event that is nobody’s, without data, comes back too', () =>
  expect(storedIn('{"stream":"message-1","revision":0,"position":"9","eventId":"e","type":"Odd"}')).toMatchObject({
    revision: 0n,
    metadata: undefined,
  }))
test('an event comes back from its line as it was, and in the order it was written', () => {
  const line = JSON.stringify({ ...second, revision: 1 })
  expect(storedIn(line)).toEqual(second)
  expect(linkHash('', storedIn(line))).toBe(linkHash('', second))
})
