import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

type About = { readonly id: string; readonly data: { readonly invitationId: string } }

const becomes =
  (state: string) =>
  (tx: Tx, { id, data }: About) =>
    tx.query(sql.typeAlias('void')`
      update families.invitations set state = ${state} where family_id = ${id} and id = ${data.invitationId}`)

/** The transport has answered its mail. */
const answered = (tx: Tx, { id, data }: About) =>
  tx.query(sql.typeAlias('void')`
    update families.invitations set mail_waits_since = null where family_id = ${id} and id = ${data.invitationId}`)

/** Which invitations came to an address: whoever has confirmed it finds them, with the note as it lies in the log. */
export const invitations = projection(
  'families.invitations',
  forCategory<FamiliesEvent>('family', {
    MemberInvited: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into families.invitations (family_id, id, address_hash, state, expires_at, role, note, invited_by,
          mail_waits_since)
        values (${id}, ${data.invitationId}, ${data.addressHash}, 'open', ${data.expiresAt}, ${data.role},
          ${sql.jsonb(sealed('note'))}, ${data.invitedBy}, ${data.invitedAt})
        on conflict (family_id, id) do nothing`),
    MemberInvitationResent: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update families.invitations set expires_at = ${data.expiresAt}, mail_waits_since = ${data.resentAt}
        where family_id = ${id} and id = ${data.invitationId}`),
    MemberInvitationMailed: answered,
    MemberInvitationRefused: answered,
    MemberInvitationWithdrawn: becomes('withdrawn'),
    MemberInvitationDeclined: becomes('declined'),
    MemberInvitationMisdirected: becomes('misdirected'),
    MemberJoined: becomes('joined'),
    FamilyEnded: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from families.invitations where family_id = ${id}`),
  }),
)
