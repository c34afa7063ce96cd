import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { SharesEvent } from '../../backend/modules/shares/events.ts'

const change = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(sql.typeAlias('void')`
    update shares.shares set ${changes}, revision = ${Number(revision)} where id = ${id}`)

/** A family's links, with their titles and notes as they lie in the log. */
export const shares = projection(
  'shares.shares',
  forCategory<SharesEvent>('share', {
    ShareLinkCreated: (tx, { id, revision, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into shares.shares (id, family_id, contributor_id, title, note, things, expires_at, may_download,
          has_passcode, n, created_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('title'))}, ${sql.jsonb(sealed('note'))},
          ${sql.jsonb(data.things.map(({ kind, id }) => ({ kind, id })))}, ${data.expiresAt}, ${data.mayDownload},
          ${data.passcodeHash !== ''}, 1, ${data.createdAt}, ${Number(revision)})
        on conflict (id) do nothing`),
    ShareLinkChanged: (tx, event) => {
      const { data, sealed } = event
      const passcode =
        data.passcodeHash === undefined
          ? sql.fragment``
          : sql.fragment`, has_passcode = ${data.passcodeHash !== ''}, locked_until = null`
      return change(
        tx,
        event,
        sql.fragment`title = ${sql.jsonb(sealed('title'))}, note = ${sql.jsonb(sealed('note'))},
          expires_at = ${data.expiresAt}, may_download = ${data.mayDownload}${passcode}`,
      )
    },
    ShareLinkRevoked: (tx, event) => change(tx, event, sql.fragment`is_ended = true`),
    ShareLinkRenewed: (tx, event) => change(tx, event, sql.fragment`n = ${event.data.n}`),
    ShareLocked: (tx, event) => change(tx, event, sql.fragment`locked_until = ${event.data.until}`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`update shares.shares set is_ended = true where contributor_id = ${id}`),
  }),
  // They change no row: the end of a membership or a family waits until the links that were made before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)
