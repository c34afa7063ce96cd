import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

const proven = (tx: Tx, accountId: string, at: string) =>
  tx.query(sql.typeAlias('void')`
    insert into life.lives (account_id, channel_proven_at) values (${accountId}, ${at})
    on conflict (account_id) do update
      set channel_proven_at = greatest(life.lives.channel_proven_at, excluded.channel_proven_at)`)

const asked = (tx: Tx, accountId: string, n: number, at: string) =>
  tx.query(sql.typeAlias('void')`
    insert into life.lives (account_id, asked_n, asked_at) values (${accountId}, ${n}, ${at})
    on conflict (account_id) do update set asked_n = excluded.asked_n, asked_at = excluded.asked_at`)

const planned = (tx: Tx, accountId: string, at: string) =>
  tx.query(sql.typeAlias('void')`
    insert into life.lives (account_id, planned_at) values (${accountId}, ${at})
    on conflict (account_id) do update set planned_at = excluded.planned_at`)

/** Questions, a report or a verdict: whatever stands first has the earliest. An account that nobody was ever at has none. */
const silent = (tx: Tx, accountId: string, since: string) =>
  tx.query(sql.typeAlias('void')`
    insert into life.lives (account_id, silent_since) values (${accountId}, ${since === '' ? '-infinity' : since})
    on conflict (account_id) do update set silent_since = least(life.lives.silent_since, excluded.silent_since)`)
const heard = (tx: Tx, accountId: string) =>
  tx.query(sql.typeAlias('void')`update life.lives set silent_since = null where account_id = ${accountId}`)

/**
 * When somebody last did what only the reader of a mail to this account can do: a mailbox may take our mails and drop
 * them, and whoever signs in shows that they are there, not that our mails arrive.
 */
export const lives = projection(
  'life.lives',
  forCategory<AccountsEvent>('account', {
    EmailVerified: (tx, { id, data }) => proven(tx, id, data.verifiedAt),
    EmailChanged: (tx, { id, data }) => proven(tx, id, data.changedAt),
    ChangeUndone: (tx, { id, data }) => proven(tx, id, data.undoneAt),
    PasswordChanged: async (tx, { id, data }) => {
      if (data.how === 'reset') await proven(tx, id, data.changedAt)
    },
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from life.lives where account_id = ${id}`),
  }),
  forCategory<MessagesEvent>('message', {
    AuthorResponded: async (tx, { data, metadata: { actor, at } }) => {
      if (data.via === 'mail' && actor.kind === 'account') await proven(tx, actor.id, at)
    },
  }),
  forCategory<LifeEvent>('life', {
    ProofMailed: (tx, { id, data, metadata }) => asked(tx, id, data.n, metadata.at),
    ProofRefused: (tx, { id, data, metadata }) => asked(tx, id, data.n, metadata.at),
    MailboxProven: (tx, { id, data }) => proven(tx, id, data.provenAt),
    LifePlanSet: (tx, { id, data }) => planned(tx, id, data.setAt),
    CheckInAttempted: async (tx, { id, data }) => {
      if (data.about === 'silence') await silent(tx, id, data.lastSignAt)
    },
    DeathReported: (tx, { id, data }) => silent(tx, id, data.reportedAt),
    LifePresumed: (tx, { id, data }) => silent(tx, id, data.lastSignAt),
    LifeConfirmed: (tx, { id, data }) => silent(tx, id, data.lastSignAt),
    SignOfLifeSeen: (tx, { id }) => heard(tx, id),
    LifeRestored: (tx, { id }) => heard(tx, id),
  }),
)
