import * as v from 'valibot'
import { addressHashOf } from '../../../kernel/identity/addressHash.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import { derivedId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { openPerson, personColumns } from '../../../kernel/identity/personRow.ts'
import { passkeysOf } from '../../../kernel/identity/passkeys.ts'
import { account } from '../account.ts'
import { conversationsOf } from './conversations.ts'
import { messagesOf } from './messages.ts'

const Person = v.object({
  ...personColumns,
  verification: v.string(),
  consent: v.string(),
  isRemoved: v.boolean(),
})
const Review = v.object({ name: SealedText, stars: v.number(), text: SealedText, at: v.string(), state: v.string() })
const State = v.object({ state: v.string() })

/** The address book, also those who were taken out of it: somebody may have been handed a message. */
const peopleOf = async (kernel: Kernel, ownerId: string) => {
  const rows = await kernel.db.any(sql.type(Person)`
    select id, name, address, backup_address, zone, is_child, verification, hint, question, consent, is_removed
    from recipients.recipients where owner_id = ${ownerId} order by id`)
  return Promise.all(
    rows.map(async (row) => {
      const { backupEmail: secondEmail, ...person } = await openPerson(kernel, row)
      return { ...person, secondEmail }
    }),
  )
}

const Contact = v.object({ name: SealedText, address: SealedText, state: v.string(), invitedAt: v.string() })

/** Whom they trust to be told; not those whom they took off the list. */
const contactsOf = async ({ db, unseal }: Kernel, accountId: string) => {
  const rows = await db.any(sql.type(Contact)`
    select name, address, state, invited_at from life.contacts where account_id = ${accountId} order by invited_at, id`)
  return Promise.all(
    rows.map(async ({ name, address, ...row }) => ({ ...row, name: await unseal(name), email: await unseal(address) })),
  )
}

const reviewOf = async ({ db, unseal }: Kernel, accountId: string) => {
  const row = await db.maybeOne(sql.type(Review)`
    select name, stars, text, at, state from reviews.reviews where id = ${accountId}`)
  return row && { ...row, name: await unseal(row.name), text: await unseal(row.text) }
}

const readsLetters = async ({ db, settings }: Kernel, email: string): Promise<boolean> => {
  const id = derivedId(addressHashOf(settings, email))
  const row = await db.maybeOne(sql.type(State)`select state from subscribers.subscribers where id = ${id}`)
  return row?.state === 'confirmed'
}

/** Whatever the house knows of a person, in their own words where they are words. Secrets stay: hashes help nobody. */
export const belongingsOf = async (kernel: Kernel, accountId: string) => {
  const { state } = await kernel.load(account, accountId)
  const { username, email, isVerified, backup, name, zone, bornOn, notifications, hasTotp } = state
  const people = await peopleOf(kernel, accountId)
  return {
    profile: {
      id: accountId,
      username,
      name,
      email,
      isEmailConfirmed: isVerified,
      secondEmail: backup?.address ?? null,
      zone,
      bornOn,
      mails: notifications,
      readsNewsletter: await readsLetters(kernel, email),
      hasCodeApp: hasTotp,
      passkeys: (await passkeysOf(kernel, accountId)).map(({ name, createdAt }) => ({ name, addedAt: createdAt })),
    },
    people,
    contacts: await contactsOf(kernel, accountId),
    messages: await messagesOf(kernel, accountId, people),
    conversations: await conversationsOf(kernel, accountId),
    review: await reviewOf(kernel, accountId),
  }
}
export type Belongings = Awaited<ReturnType<typeof belongingsOf>>
