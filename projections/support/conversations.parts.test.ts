import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { replay } from '../../backend/kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { conversation } from '../../backend/modules/support/conversation.ts'
import { recordLetter, replyAsStaff, startConversation } from '../../backend/modules/support/decide.ts'
import { modules } from '../modules.ts'
import { conversations } from './conversations.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [], projections: { support: modules['support'] ?? [] } })
})
afterAll(() => server.stop())

const Row = v.object({ letters: v.array(v.number()), answered: v.number() })

const begun = { topic: 'other', name: 'Nell', text: 'A question.', about: '', accountId: null, isOpen: true } as const
const answer = (text: string) => replyAsStaff({ turnId: newId(), text })
type Decide = ReturnType<typeof answer>

/** How many letters a conversation owes after these decisions, told once and twice. */
const owedAfter = async (email: string, ...decisions: readonly Decide[]) => {
  const id = newId()
  const start = startConversation({ conversationId: id, channel: 'chat', email, ...begun })
  for (const decision of [start, ...decisions])
    await server.kernel.handle(conversation, id, decision, freshCommand(server.kernel))
  const owed: number[] = []
  for (const times of [1, 2]) {
    await replay(server.kernel, conversations, [`support-${id}`], times)
    const { letters, answered } = await server.kernel.db.one(sql.type(Row)`
      select letters, answered from support.conversations where id = ${id}`)
    owed.push(letters.length - answered)
  }
  return owed
}
const accepted = (letter: number) => recordLetter({ letter, smtpCode: 250, acceptedAt: '2030-01-01T00:00:00.000Z' })

test('a letter is owed from when it was asked for until the transport has answered', async () => {
  const email = 'nell@hale.example'
  expect(await owedAfter(email)).toEqual([1, 1])
  expect(await owedAfter(email, answer('One.'), answer('Two.'))).toEqual([3, 3])
  expect(await owedAfter(email, answer('One.'), answer('Two.'), accepted(1))).toEqual([2, 2])
  expect(await owedAfter(email, answer('One.'), accepted(1), recordLetter({ letter: 2, smtpCode: 550 }))).toEqual([
    0, 0,
  ])
})

test('nothing is owed where no address was given', async () => {
  expect(await owedAfter('', answer('One.'))).toEqual([0, 0])
})
