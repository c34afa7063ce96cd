import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'

const change = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`
    update recipients.recipients set ${changes}, revision = ${Number(revision)} where id = ${id}`)

const sealedIn = ({ sealed }: Recorded, field: string) => {
  const value = sealed(field)
  return value && sql.jsonb(value)
}

const bounced = (tx: Tx, { data, metadata }: Recorded<{ type: string; data: { recipientId: string } }>) =>
  tx.query(sql.typeAlias('void')`
    update recipients.recipients set bounced_at = ${metadata.at} where id = ${data.recipientId}`)

/** An author's people, with personal text as it lies in the log. */
export const recipients = projection(
  'recipients.recipients',
  forCategory<RecipientsEvent>('recipient', {
    RecipientAdded: (tx, event) =>
      tx.query(sql.typeAlias('void')`
        insert into recipients.recipients
          (id, owner_id, name, address, backup_address, own_address, birthday, relation, address_hash, zone, is_child,
            revision)
        values (${event.id}, ${event.data.ownerId}, ${sealedIn(event, 'name')}, ${sealedIn(event, 'address')},
          ${sealedIn(event, 'backupAddress')}, ${sealedIn(event, 'ownAddress')}, ${sealedIn(event, 'birthday')},
          ${sealedIn(event, 'relation')}, ${event.data.addressHash}, ${event.data.zone}, ${event.data.isChild}, ${Number(event.revision)})
        on conflict (id) do nothing`),
    RecipientChanged: (tx, event) => {
      const { addressHash, zone, isChild, isCorrected = false } = event.data
      return change(
        tx,
        event,
        sql.fragment`name = ${sealedIn(event, 'name')}, address = ${sealedIn(event, 'address')},
          backup_address = ${sealedIn(event, 'backupAddress')}, own_address = ${sealedIn(event, 'ownAddress')},
          birthday = ${sealedIn(event, 'birthday')}, relation = ${sealedIn(event, 'relation')}, zone = ${zone},
          guardian_asked_at = case when address_hash = ${addressHash} then guardian_asked_at end,
          is_child = coalesce(${isChild ?? null}, is_child), address_hash = ${addressHash},
          consent = case when ${isCorrected} then 'unknown' else consent end,
          bounced_at = case when address_hash = ${addressHash} then bounced_at end`,
      )
    },
    RecipientRemoved: (tx, event) => change(tx, event, sql.fragment`is_removed = true`),
    VerificationSet: (tx, event) => {
      const { data } = event
      const secretHash = data.method === 'otp' ? null : data.secretHash
      return change(
        tx,
        event,
        sql.fragment`verification = ${data.method}, hint = ${sealedIn(event, 'hint')},
          question = ${sealedIn(event, 'question')}, secret_hash = ${secretHash}`,
      )
    },
    RecipientInvited: (tx, event) =>
      change(
        tx,
        event,
        sql.fragment`mail_waits_since = ${event.metadata.at},
          consent = case when consent = 'unknown' then 'invited' else consent end`,
      ),
    InvitationMailed: (tx, event) =>
      change(tx, event, sql.fragment`mail_waits_since = null, bounced_at = null, leaves_at = null`),
    InvitationPutOff: (tx, event) => change(tx, event, sql.fragment`leaves_at = ${event.data.leavesAt}`),
    InvitationRefused: (tx, event) =>
      change(tx, event, sql.fragment`mail_waits_since = null, bounced_at = ${event.metadata.at}, leaves_at = null`),
    RecipientConsented: (tx, event) => change(tx, event, sql.fragment`consent = 'consented'`),
    RecipientDeclined: (tx, event) => change(tx, event, sql.fragment`consent = 'declined'`),
    RecipientDeclineUndone: (tx, event) => change(tx, event, sql.fragment`consent = 'unknown'`),
    WrongPersonReportUndone: (tx, event) => change(tx, event, sql.fragment`consent = 'unknown'`),
    GuardianAsked: (tx, event) => change(tx, event, sql.fragment`guardian_asked_at = ${event.metadata.at}`),
    OwnAddressGiven: (tx, event) => change(tx, event, sql.fragment`own_address = ${sealedIn(event, 'ownAddress')}`),
    WrongPersonReported: (tx, event) => change(tx, event, sql.fragment`consent = 'wrong-person'`),
  }),
  forCategory<DeliveriesEvent>('delivery', {
    LinkRejected: bounced,
    LinkBounced: bounced,
    LinkAccepted: (tx, { data }) =>
      tx.query(sql.typeAlias('void')`
        update recipients.recipients set bounced_at = null where id = ${data.recipientId}`),
  }),
)
