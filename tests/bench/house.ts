import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { connect } from '../../backend/kernel/db.ts'
import { issueProof } from '../../backend/kernel/identity/reauth.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { signUp } from '../kill/prepare.ts'
import { databaseUrlIn } from '../support/database.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { browserOf } from './person.ts'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const houseIn = async ({ app, folder }: { readonly app: string; readonly folder: string }, dayMs: number) => {
  const databaseUrl = await databaseUrlIn(folder)
  const mails = join(folder, 'mail')
  const { cookie } = await signUp({ origin: app, mails })
  const browser = browserOf(app, cookie())
  const database = new Client({ connectionString: databaseUrl })
  database.on('error', () => 'the stack was stopped first')
  await database.connect()
  const { id: accountId } = JSON.parse((await browser.ask('GET', '/api/account')).body) as { id: string }

  const recipient = async (): Promise<string> => {
    const recipientId = randomUUID()
    const email = `${recipientId}@hale.example`
    await browser.ask('POST', '/api/recipients', { recipientId, name: 'Ben', email, zone: 'Europe/Madrid' })
    const proof = { method: 'passcode', passcode: 'orchard7', hint: 'where the swing was' }
    await browser.ask('PUT', `/api/recipients/${recipientId}/verification`, proof)
    return recipientId
  }
  /** A new draft; whoever measures is not held to how many a person may make in an hour. */
  const draft = async (title = 'Measured'): Promise<string> => {
    await database.query('delete from kernel.limits')
    const messageId = randomUUID()
    await browser.ask('POST', '/api/messages', { messageId, kind: 'text', title })
    return messageId
  }
  const edit = (messageId: string, changes: object) =>
    browser.ask('PATCH', `/api/messages/${messageId}`, changes, { 'If-Match': '*' })
  /** The sum of these drafts' revisions, as their read table says. */
  const revisionsOf = async (messageIds: readonly string[]): Promise<number> => {
    const { rows } = await database.query<{ n: number }>(
      'select coalesce(sum(revision), 0)::int as n from messages.messages where id = any($1)',
      [messageIds],
    )
    return rows[0]?.n ?? 0
  }
  /** What shows for five minutes that the account's person asks. */
  const proof = async (): Promise<string> => {
    const db = await connect(databaseUrl)
    const issued = await issueProof({ db } as Kernel, accountId)
    await db.end()
    return issued
  }
  const close = async () => {
    browser.close()
    await database.end()
  }
  return {
    app,
    cookie: cookie(),
    folder,
    mails,
    databaseUrl,
    dayMs,
    accountId,
    browser,
    database,
    recipient,
    draft,
    edit,
    revisionsOf,
    proof,
    close,
  }
}
export type House = Awaited<ReturnType<typeof houseIn>>

/** Measures in a whole product of its own, started as `npm start` does, with one account in it. */
export const inHouse = <T>(dayMs: number, measure: (house: House) => Promise<T>): Promise<T> =>
  withOwnStack({ root, dayMs }, async (stack) => {
    const house = await houseIn(stack, dayMs)
    try {
      return await measure(house)
    } finally {
      await house.close()
    }
  })
