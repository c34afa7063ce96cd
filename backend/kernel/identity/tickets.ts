import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { sql, type Db } from '../db.ts'

const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex')
const Row = v.object({ purpose: v.string() })

/** A random secret that one later request may bring back, once, within `seconds`; only its hash is kept. */
export const issueTicket = async (db: Db, purpose: string, seconds: number): Promise<string> => {
  const secret = randomBytes(32).toString('base64url')
  await db.query(sql.typeAlias('void')`
    with old as (delete from kernel.tickets where ends_at < now())
    insert into kernel.tickets (hash, purpose, ends_at)
    values (${hashed(secret)}, ${purpose}, now() + make_interval(secs => ${seconds}))`)
  return secret
}

/** What a ticket is for, while it is good; undefined for any other secret. */
export const purposeOfTicket = async (db: Db, secret: string): Promise<string | undefined> =>
  (
    await db.maybeOne(sql.type(Row)`
    select purpose from kernel.tickets where hash = ${hashed(secret)} and ends_at > now()`)
  )?.purpose

/** Takes a ticket for good: of two that bring it at once, one is told yes. */
export const takeTicket = async (db: Db, secret: string, purpose: string): Promise<boolean> =>
  (await db.maybeOne(sql.type(Row)`
    delete from kernel.tickets where hash = ${hashed(secret)} and purpose = ${purpose} and ends_at > now()
    returning purpose`)) !== null
