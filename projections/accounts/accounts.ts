import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { sql, type Tx } from '../../backend/kernel/db.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'

const set = (tx: Tx, id: string, column: string, value: string | boolean | null) =>
  tx.query(sql.typeAlias('void')`
    update accounts.accounts set ${sql.identifier([column])} = ${value} where id = ${id}`)

/** The transport has answered the confirmation mail. */
const answered = (tx: Tx, { id }: { id: string }) => set(tx, id, 'mail_waits_since', null)

type Numbered = { readonly id: string; readonly data: { readonly letter: number } }
const settled = (tx: Tx, { id, data }: Numbered) =>
  tx.query(sql.typeAlias('void')`
    update accounts.accounts set owed_letters = array_remove(owed_letters, ${data.letter}) where id = ${id}`)
const owed = async (tx: Tx, letter: Numbered): Promise<void> => {
  await settled(tx, letter)
  await tx.query(sql.typeAlias('void')`
    update accounts.accounts set owed_letters = owed_letters || ${letter.data.letter}::int where id = ${letter.id}`)
}

const verified = async (tx: Tx, id: string): Promise<void> => {
  await set(tx, id, 'email_verified', true)
  await set(tx, id, 'mail_waits_since', null)
  await set(tx, id, 'sign_up_ends_at', null)
}

/** Who has an account, in clear text: rebuilt, never backed up. */
export const accounts = projection(
  'accounts.accounts',
  forCategory<AccountsEvent>('account', {
    AccountOpened: (tx, { id, data, metadata }) =>
      tx.query(sql.typeAlias('void')`
        insert into accounts.accounts (id, username, shown_username, email, created_at, mail_waits_since)
        values (${id}, ${data.username}, ${shownName(data.username)}, ${data.email}, ${metadata.at}, ${metadata.at})
        on conflict (id) do nothing`),
    ProfileChanged: async (tx, { id, data }) => {
      await set(tx, id, 'name', data.name || null)
      await set(tx, id, 'zone', data.zone || null)
    },
    NotificationsChosen: async (tx, { id, data }) => {
      await set(tx, id, 'wants_news', data.news)
      await set(tx, id, 'wants_reminders', data.reminders)
    },
    RepliesSeen: (tx, { id, data }) => set(tx, id, 'replies_seen_at', data.until),
    EmailChanged: async (tx, { id, data }) => {
      await set(tx, id, 'email', data.email)
      await verified(tx, id)
    },
    VerificationRequested: (tx, { id, data }) => set(tx, id, 'mail_waits_since', data.requestedAt),
    VerificationMailAccepted: answered,
    VerificationMailRejected: answered,
    LetterAccepted: settled,
    LetterRejected: settled,
    LetterAsked: async (tx, event) => {
      await owed(tx, event)
      const { id, data } = event
      if (data.kind === 'sign-up-ends') await set(tx, id, 'sign_up_ends_at', data.about ?? null)
    },
    DemoBegun: async (tx, { id, data }) => {
      await set(tx, id, 'is_demo', true)
      await set(tx, id, 'ends_at', data.until)
    },
    DeletionRequested: (tx, { id, data }) => set(tx, id, 'ends_at', data.eraseAt),
    DeletionCancelled: async (tx, { id }) => {
      await set(tx, id, 'ends_at', null)
      await set(tx, id, 'sign_up_ends_at', null)
    },
    EmailVerified: (tx, { id }) => verified(tx, id),
    BackupAddressRequested: async (tx, { id, data }) => {
      await set(tx, id, 'backup_email', data.address)
      await set(tx, id, 'backup_verified', false)
    },
    BackupAddressVerified: (tx, { id }) => set(tx, id, 'backup_verified', true),
    BackupAddressRemoved: async (tx, { id }) => {
      await set(tx, id, 'backup_email', null)
      await set(tx, id, 'backup_verified', false)
    },
    RoleGranted: (tx, { id, data }) => set(tx, id, 'role', data.role),
    RoleRemoved: (tx, { id }) => set(tx, id, 'role', 'user'),
    // The row stays for what was handed over: its sender is somebody.
    AccountErased: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update accounts.accounts set ends_at = coalesce(ends_at, ${data.erasedAt}), username = 'Somebody',
          shown_username = 'Somebody', email = '', email_verified = false, name = null,
          zone = null, backup_email = null, backup_verified = false, wants_news = true, wants_reminders = true, mail_waits_since = null, owed_letters = '{}'
        where id = ${id}`),
    AccountSuspended: (tx, { id }) => set(tx, id, 'suspended', true),
    AccountReinstated: (tx, { id }) => set(tx, id, 'suspended', false),
  }),
)
