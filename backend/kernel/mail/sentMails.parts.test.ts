import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPost, type Post } from '../../../tests/household/post.ts'
import { sql } from '../db.ts'
import { lastResultOf } from '../process/lastResult.ts'
import { newId } from '../ids.ts'
import { startServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let post: Post
let isOpen = true
beforeAll(async () => {
  post = await startPost(() => isOpen)
  server = await startServer({ routers: [], settings: { SMTP_URL: post.url } })
})
beforeEach(async () => {
  isOpen = true
  post.tries.splice(0)
  await server.kernel.db.query(sql.typeAlias('void')`delete from kernel.findings`)
})
afterAll(async () => {
  await server.stop()
  await post.stop()
})

const mailOf = (mailId: string) => ({ to: 'nell@hale.example', subject: 'Hi', text: 'Hi', html: '<p>Hi', mailId })
const send = (mailId: string) => server.kernel.mailer.send(mailOf(mailId))
const sendOften = async (mailId: string, times: number) => {
  const answers = []
  for (let n = 0; n < times; n += 1) answers.push(await send(mailId))
  return answers
}
const takenOf = (mailId: string) => post.tries.filter(({ messageId }) => messageId.includes(mailId)).length
const age = (mailId: string, interval: string) =>
  server.kernel.db.query(sql.typeAlias('void')`
    update kernel.sent_mails set taken_at = taken_at - ${interval}::interval, begun_at = begun_at - ${interval}::interval
    where mail_id = ${mailId}`)

describe('an email that was taken five times within a day', () => {
  test('is not sent again: the last yes is the answer, and staff are told', async () => {
    const mailId = newId()
    const answers = await sendOften(mailId, 7)
    expect(takenOf(mailId)).toBe(5)
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(7).fill('accepted'))
    expect(answers[6]).toMatchObject({ smtpCode: 250, acceptedAt: expect.any(String) as string })
    expect(await lastResultOf(server.kernel, 'faults')).toMatchObject({ found: { mailStopped: 2 } })
  })

  test('is sent again a real day later, whatever a day is here', async () => {
    const mailId = newId()
    await sendOften(mailId, 5)
    await age(mailId, '24 hours')
    await send(mailId)
    expect(takenOf(mailId)).toBe(6)
  })

  test('stops no other mail', async () => {
    await sendOften(newId(), 5)
    const other = newId()
    await send(other)
    expect(takenOf(other)).toBe(1)
    expect(await lastResultOf(server.kernel, 'faults')).toBeNull()
  })
})

test('tries that were put off do not count', async () => {
  const mailId = newId()
  isOpen = false
  const put = await sendOften(mailId, 8)
  expect(put.map(({ outcome }) => outcome)).toEqual(Array(8).fill('deferred'))
  isOpen = true
  expect(await send(mailId)).toMatchObject({ outcome: 'accepted' })
  expect(await lastResultOf(server.kernel, 'faults')).toBeNull()
})

test('what was sent is forgotten after a week', async () => {
  const mailId = newId()
  const rowsN = async () => (await server.rowsOf('kernel.sent_mails')).filter((row) => row['mailId'] === mailId).length
  await send(mailId)
  expect(await rowsN()).toBe(1)
  await age(mailId, '8 days')
  await send(newId())
  expect(await rowsN()).toBe(0)
})
