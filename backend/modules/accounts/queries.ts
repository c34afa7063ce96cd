import * as v from 'valibot'
import { featureStartOf } from '../../kernel/process/featureStart.ts'
import { sql } from '../../kernel/db.ts'
import { plus } from '../../kernel/log/decider.ts'
import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { owedMail } from '../../kernel/mail/owed.ts'
import { account, type Account } from './account.ts'
import { TestUsers, User } from './contract.ts'
import { email, isMadeUp, normalised } from './email.ts'
import { nextMail, TOLD_AFTER_MS } from './next.ts'

const Row = v.object({
  ...v.omit(User, ['confirmationMail']).entries,
  name: v.nullable(v.string()),
  mailWaitsSince: v.nullable(v.string()),
})
/** A confirmation mail that is still owed. */
const owed = (since: string | null, { clock }: Kernel): Pick<User, 'confirmationMail'> =>
  since === null ? {} : { confirmationMail: owedMail(since, clock.now()) }

export const userOf = (kernel: Kernel, account: Account): User => {
  const { accountId, username, email, isVerified, role, name, demoUntil, requestedAt } = account
  return {
    id: accountId,
    username,
    email,
    role,
    emailVerified: isVerified,
    ...owed(nextMail(account) === undefined ? null : requestedAt, kernel),
    ...(name && { name }),
    ...(demoUntil && { demoUntil }),
  }
}

/** The account; from its stream where the read table does not have it yet, or not any more while it is rebuilt. */
export const accountOf = async (kernel: Kernel, id: string): Promise<User | undefined> => {
  const row = await kernel.db.maybeOne(sql.type(Row)`
    select id, username, email, role, email_verified, name, mail_waits_since
    from accounts.accounts where id = ${id}`)
  if (row) {
    const { name, mailWaitsSince, ...user } = row
    return { ...user, ...owed(mailWaitsSince, kernel), ...(name && { name }) }
  }
  const { state } = await kernel.load(account, id)
  return state.status === 'open' ? userOf(kernel, state) : undefined
}

/** The id of the stream that stands for an address. */
export const emailIdOf = ({ settings }: Kernel, address: string): string =>
  derivedId(fingerprintOf(settings, 'addresses', normalised(address)))

/** The account that has an address, or is about to have it. */
export const holderOf = async (kernel: Kernel, address: string): Promise<string | undefined> =>
  (await kernel.load(email, emailIdOf(kernel, address))).state.accountId || undefined

/** Whether another open account is at an address too, or has confirmed it as its second one. */
const isAnothers = async (kernel: Kernel, accountId: string, address: string): Promise<boolean> => {
  const holder = await holderOf(kernel, address)
  if (holder && holder !== accountId && (await kernel.load(account, holder)).state.status === 'open') return true
  return kernel.db.exists(sql.typeAlias('void')`
    select from accounts.accounts where lower(backup_email) = ${address} and backup_verified and id <> ${accountId}`)
}

/**
 * The mailboxes that an account has confirmed, but for those that another one has as well. The end of an account ends
 * what was begun from these alone: anybody may type a stranger's address.
 */
export const ownAddressesOf = async (kernel: Kernel, { accountId, confirmed, backup }: Account): Promise<string[]> => {
  const shown = new Set([...confirmed, ...(backup?.isVerified ? [backup.address] : [])].map(normalised))
  const own: string[] = []
  for (const address of shown) if (!(await isAnothers(kernel, accountId, address))) own.push(address)
  return own
}

/** The number of admins, so that the last one cannot be removed. */
export const adminsIn = async ({ db }: Kernel): Promise<number> =>
  (
    await db.one(sql.type(v.object({ n: v.number() }))`
      select count(*) as n from accounts.accounts where role = 'admin'`)
  ).n

/** The addresses of all admins. */
export const adminAddresses = async ({ db }: Kernel): Promise<readonly string[]> =>
  (
    await db.any(sql.type(v.object({ email: v.string() }))`
      select email from accounts.accounts where role = 'admin' order by id`)
  ).map(({ email }) => email)

/** The condition for an address whose domain can be nobody's, as `isMadeUp` of email.ts has it. */
const MADE_UP = sql.fragment`email ~* '[.](example|test|invalid)$'`
const ById = v.object({ id: v.string() })

/** Sign-ups that nobody has confirmed, old enough that their people are to be told when they end. */
export const dueSignUps = async ({ db, clock }: Kernel): Promise<string[]> => {
  const until = plus(clock.now(), -TOLD_AFTER_MS)
  if (until < (await featureStartOf(db, 'sign-ups-end'))) return []
  const rows = await db.any(sql.type(ById)`
    select id from accounts.accounts
    where not email_verified and email <> '' and not (${MADE_UP}) and ends_at is null and sign_up_ends_at is null
      and created_at <= ${until}
    order by created_at, id limit 500`)
  return rows.map(({ id }) => id)
}

/**
 * @number how long an address is reserved for a sign-up. No request takes so long between reserving an address and
 * taking it: a real hour.
 */
const TAKEN_WITHIN_MS = 3_600_000
const Reservation = v.object({ id: v.string(), accountId: v.string() })

/** Addresses, each by its stream's id, that were reserved for an account, or for this one, and not taken in time. */
export const lateReservations = ({ db, clock }: Kernel, accountId: string | null = null) =>
  db.any(sql.type(Reservation)`
    select id, account_id from accounts.reservations
    where (${accountId}::uuid is null or account_id = ${accountId}::uuid)
      and reserved_at < ${plus(clock.now(), -TAKEN_WITHIN_MS)}
    order by reserved_at, id limit 500`)

/** @number made-up accounts that can be opened without a password */
const MOST_TEST_USERS = 50
/** The newest accounts that are nobody's: a person's own is never among them, and no demo. */
export const testUsersOf = async ({ db }: Kernel): Promise<TestUsers> => {
  const rows = await db.any(sql.type(TestUsers.item)`
    select id, email, display_name as name from accounts.accounts
    where ${MADE_UP} and not is_demo and not suspended
    order by created_at desc, id limit ${MOST_TEST_USERS}`)
  return rows.filter((row) => isMadeUp(row.email))
}
