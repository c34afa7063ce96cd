import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'

const change = (tx: Tx, id: string, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`update deliveries.deliveries set ${changes} where id = ${id}`)

const CODE = 'code'
const pending = (what: string) => sql.fragment`pending = array_append(array_remove(pending, ${what}), ${what})`
const done = (what: string) => sql.fragment`pending = array_remove(pending, ${what})`

const confirmation = (state: 'asked' | 'given', { n, until }: { n: number; until: string }) =>
  sql.fragment`confirmation = ${state}, confirmation_until = ${until}, ${pending(`confirmation_${state}:${n}`)}`
const isOver = sql.fragment`confirmation = case when confirmation is null then null else 'over' end, confirmation_until = null`

const proposalIsOver = sql.fragment`proposal_n = null, proposed_address = null, proposal_counts_at = null,
  is_proposal_supported = false, opens_alone = false`
const proposalTold = (n: number) =>
  sql.fragment`pending = array_remove(array_remove(pending, ${`address_proposed:${n}`}), ${`address_supported:${n}`})`

/** What was closed is open again, as far as it had come. */
const goesOn = sql.fragment`state = case when reached_at is not null then 'opened' when sent_at is not null then 'sent'
  else 'queued' end`

/** Each time that it is said it is news of its own. */
const strangerNews = (n = 1) => (n === 1 ? 'wrong_person' : `wrong_person:${n}`)

const refused = (tx: Tx, { id, data }: { id: string; data: { retryAt?: string } }) => {
  const { retryAt = null } = data
  const told = retryAt === null ? pending('unreachable') : sql.fragment`pending = pending`
  return change(tx, id, sql.fragment`state = 'bounced', retry_at = ${retryAt}, ${told}`)
}

/** One row a recipient of a message that was released. */
export const deliveries = projection(
  'deliveries.deliveries',
  forCategory<DeliveriesEvent>('delivery', {
    DeliveryCreated: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into deliveries.deliveries (id, message_id, occurrence, recipient_id, author_id, state, expires_at)
        values (${id}, ${data.messageId}, ${data.occurrence}, ${data.recipientId}, ${data.authorId}, 'queued',
          ${data.expiresAt})
        on conflict (id) do nothing`),
    LinkAccepted: (tx, { id, data }) =>
      change(
        tx,
        id,
        sql.fragment`state = case when reached_at is null then 'sent' else 'opened' end, sent_at = ${data.acceptedAt},
          retry_at = null`,
      ),
    LinkDeferred: (tx, { id, data }) => change(tx, id, sql.fragment`retry_at = ${data.retryAt}`),
    LinkRejected: refused,
    LinkBounced: refused,
    LinkReissued: (tx, { id, data }) => change(tx, id, sql.fragment`expires_at = ${data.expiresAt}, ${proposalIsOver}`),
    LinkResent: (tx, { id }) => change(tx, id, proposalIsOver),
    LinkReaddressed: (tx, { id }) =>
      change(
        tx,
        id,
        sql.fragment`state = 'queued', sent_at = null, reached_at = null, opened_at = null, retry_at = null, revoked_as = null,
          ${isOver}, ${proposalIsOver}`,
      ),
    DeliveryOpened: (tx, { id, metadata }) =>
      change(tx, id, sql.fragment`state = 'opened', reached_at = ${metadata.at}, ${proposalIsOver}`),
    OtpRequested: (tx, { id }) => change(tx, id, pending(CODE)),
    OtpSent: (tx, { id }) => change(tx, id, done(CODE)),
    OtpRefused: (tx, { id }) => change(tx, id, done(CODE)),
    DeliveryLocked: (tx, { id, data }) => change(tx, id, sql.fragment`locked_until = ${data.until}, ${done(CODE)}`),
    UnlockSucceeded: (tx, { id, metadata }) =>
      change(
        tx,
        id,
        sql.fragment`state = 'unlocked', opened_at = coalesce(opened_at, ${metadata.at}), locked_until = null, ${isOver},
          ${done(CODE)}`,
      ),
    ContentPlayed: (tx, { id, data }) =>
      change(tx, id, sql.fragment`state = 'played', played_quarter = greatest(played_quarter, ${data.quarter})`),
    ContentDownloaded: (tx, { id }) => change(tx, id, sql.fragment`downloads = downloads + 1`),
    ThanksSent: (tx, { id, data }) => change(tx, id, sql.fragment`thanked_at = ${data.at}, ${pending('thanks')}`),
    ReplySent: (tx, { id, data }) => change(tx, id, pending(`reply:${data.replyId}`)),
    HelpRequested: (tx, { id, data }) =>
      change(tx, id, sql.fragment`help_at = ${data.at}, ${pending(`help:${data.n}`)}`),
    ConfirmationRequested: (tx, { id, data }) => change(tx, id, confirmation('asked', data)),
    ConfirmationGiven: (tx, { id, data }) => change(tx, id, confirmation('given', data)),
    ConfirmationRefused: (tx, { id, data: { n, by } }) =>
      change(
        tx,
        id,
        by === 'author'
          ? sql.fragment`confirmation = 'forbidden', confirmation_until = null`
          : sql.fragment`confirmation = 'refused', confirmation_until = null, ${pending(`confirmation_refused:${n}`)}`,
      ),
    AddressProposed: (tx, { id, data: { n, countsAt = null, opensAlone = false }, sealed }) =>
      change(
        tx,
        id,
        sql.fragment`proposal_n = ${n}, proposed_address = ${sql.jsonb(sealed('address'))}, proposal_counts_at = ${countsAt},
          is_proposal_supported = false, opens_alone = ${opensAlone}, ${pending(`address_proposed:${n}`)}`,
      ),
    AddressProposalSupported: (tx, { id, data: { n, countsAt } }) =>
      change(
        tx,
        id,
        sql.fragment`proposal_counts_at = ${countsAt}, is_proposal_supported = true, ${pending(`address_supported:${n}`)}`,
      ),
    AddressProposalRefused: async (tx, { id, data: { n, by } }) => {
      await change(tx, id, sql.fragment`${proposalIsOver}, ${proposalTold(n)}`)
      if (by === 'contact' || by === 'proposer') await change(tx, id, pending(`address_refused:${n}`))
    },
    AddressProposalAccepted: async (tx, { id, data: { n, by } }) => {
      await change(tx, id, sql.fragment`${proposalIsOver}, ${proposalTold(n)}`)
      if (by === 'time') await change(tx, id, pending(`address_used:${n}`))
    },
    // Said once more, of everything, it is no news.
    DeliveryDeclined: async (tx, { id }) => {
      await tx.query(sql.typeAlias('void')`
        update deliveries.deliveries set ${pending('declined')} where id = ${id} and state <> 'declined'`)
      await change(tx, id, sql.fragment`state = 'declined', ${proposalIsOver}`)
    },
    DeliveryDeclineUndone: (tx, { id }) => change(tx, id, goesOn),
    DeliveryRevoked: (tx, { id, data: { reason, n } }) => {
      const told = reason === 'wrong_person' ? pending(strangerNews(n)) : sql.fragment`pending = '{}'`
      return change(tx, id, sql.fragment`state = 'revoked', revoked_as = ${reason}, ${proposalIsOver}, ${told}`)
    },
    WrongPersonUndone: (tx, { id, data: { n } }) => {
      const [said, undone] = [strangerNews(n), `wrong_person_undone:${n}`]
      const told = sql.fragment`pending = case when ${said} = any(pending) then array_remove(pending, ${said})
        else array_append(pending, ${undone}) end`
      return change(tx, id, sql.fragment`${goesOn}, revoked_as = null, ${proposalIsOver}, ${told}`)
    },
    AuthorTold: (tx, { id, data }) => change(tx, id, done(data.what)),
  }),
  // They change no row: whoever follows one waits until the deliveries that were made before it stand here, and of what a
  // module does not follow its checkpoint says little.
  forCategory<RecipientsEvent>('recipient', {}),
  forCategory<AccountsEvent>('account', {}),
)

/** What recipients sent back, with their words as they lie in the log. */
export const replies = projection(
  'deliveries.replies',
  forCategory<DeliveriesEvent>('delivery', {
    ReplySent: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into deliveries.replies (id, delivery_id, at, body, media_id)
        values (${data.replyId}, ${id}, ${data.at}, ${sql.jsonb(sealed('body'))}, ${data.mediaId ?? null})
        on conflict (id) do nothing`),
  }),
)
