import { expect, test } from 'vitest'
import { MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { listTabs } from './listTabs.ts'

test('every message is in one tab, until it is erased', () => {
  const listed = Object.values(listTabs).flat()
  expect(listed.toSorted()).toEqual(MessageStatus.options.filter((status) => status !== 'erased').toSorted())
})

test('what could not be delivered waits for its author', () => expect(listTabs.waiting).toContain('undeliverable'))
