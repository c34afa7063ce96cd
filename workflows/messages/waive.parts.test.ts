import { MockActivityEnvironment } from '@temporalio/testing'
import { expect, test } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import { requestBackupAddress } from '../../backend/modules/accounts/decide/backup.ts'
import { createDraft } from '../../backend/modules/messages/decide/draft.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { beginNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { mailsN } from '../../tests/support/mailsN.ts'
import { aHouse } from '../../tests/household/aHouse.ts'
import { ownerOf, startHouse } from '../../tests/household/household.ts'
import { aPost } from '../../tests/household/post.ts'
import { activities } from './activities.ts'

const AGREED_DAYS = 30

/** A post office that asks everybody to come again later. */
const post = aPost(() => false)
const { server, house } = aHouse(() => startHouse({ SMTP_URL: post.url }))

/** An author whose address has refused every check for as long as they had agreed to, and who did nothing since. */
const silentAuthor = async () => {
  const { clock } = server.kernel
  const now = clock.now()
  const ago = (days: number) => plus(now, -days * clock.dayMs)
  const [accountId, messageId, recipientId] = [newId(), newId(), newId()]
  const by = ownerOf(accountId)
  const email = `ruth.${accountId}@hale.example`
  await house.tell(account, accountId, openAccount({ accountId, username: 'ruth', email }), by, ago(60))
  await house.tell(account, accountId, verifyEmail(), by, ago(60))
  const ben = { recipientId, name: 'Ben', hasDeclined: false, hasVerification: true, isAuthor: false }
  const draft = createDraft({ messageId, kind: 'text', draftsN: 0 })
  const dueAt = ago(40)
  const terms = { mode: 'fixed', answerRule: 'silent', zone: 'UTC', tzdb: '2026a', local: dueAt.slice(0, 23) } as const
  const plan = { ...terms, dueAt, preconsentDays: AGREED_DAYS, recipients: [ben], isVerified: true }
  for (const decision of [draft, editMessage({ body: 'Dear Ben', recipients: [ben] }), scheduleMessage(plan)])
    await house.tell(message, messageId, decision, by, ago(50))
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const at = ago(42 - 6 * (attempt - 1))
    const tried = { round: 1, slot: 1, attempt, mailId: newId() }
    await house.tell(message, messageId, beginNotice(tried), undefined, at)
    await house.tell(message, messageId, rejectNotice({ ...tried, smtpCode: 550 }), undefined, at)
  }
  return { accountId, messageId }
}
/** One more try, which is put off. */
const tryAgain = async (messageId: string): Promise<string> => {
  const { notice } = activities(server.kernel)
  const at = server.kernel.clock.now()
  await new MockActivityEnvironment().run(notice, `message-${messageId}`, at)
  return (await server.kernel.load(message, messageId)).state.status
}

test('whose only address refused for as long as they had said is not waited for', async () => {
  const { messageId } = await silentAuthor()
  expect(await tryAgain(messageId)).toBe('noticed')
})

test('a check is counted like every mail', async () => {
  const before = await mailsN('check', 'deferred')
  await tryAgain((await silentAuthor()).messageId)
  expect(await mailsN('check', 'deferred')).toBe(before + 1)
})

test('who has confirmed a second address since is waited for', async () => {
  const { accountId, messageId } = await silentAuthor()
  const address = `ruth.second.${accountId}@hale.example`
  await house.tell(account, accountId, requestBackupAddress({ address }), ownerOf(accountId))
  const token = server.kernel.capabilities.issue('verify-backup', accountId, address)
  expect((await server.browser().ask('POST', '/api/auth/verify', { token })).status).toBe(200)
  expect(await tryAgain(messageId)).toBe('stalled')
})

test('who has signed in since is waited for', async () => {
  const { accountId, messageId } = await silentAuthor()
  await server.signedInAs(accountId)
  expect(await tryAgain(messageId)).toBe('stalled')
})
