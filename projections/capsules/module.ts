import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type CapsulesEvent } from '../../backend/modules/capsules/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of a capsule's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, ...changes: ReturnType<typeof sql.fragment>[]) =>
  tx.query(none`
    update capsules.capsules set ${sql.join([sql.fragment`revision = ${Number(revision)}`, ...changes], sql.fragment`, `)}
    where id = ${id}`)

/** A family's capsules, with titles as they lie in the log, sealed. */
const capsulesTable = projection(
  'capsules.capsules',
  forCategory<CapsulesEvent>('capsule', {
    CapsuleAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into capsules.capsules
          (id, family_id, contributor_id, state, title, day, zone, opens_at, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, 'filling', ${sql.jsonb(sealed('title'))}, ${data.day},
          ${data.zone}, ${data.opensAt}, ${data.addedAt}, ${Number(revision)})
        on conflict (id) do nothing`),
    CapsuleEdited: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`title = ${sql.jsonb(event.sealed('title'))}, day = ${event.data.day}, zone = ${event.data.zone},
          opens_at = ${event.data.opensAt}`,
      ),
    OpeningDateMoved: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`day = ${event.data.day}, zone = ${event.data.zone}, opens_at = ${event.data.opensAt}`,
      ),
    ContributionAdded: (tx, event) => set(tx, event),
    ContributionWithdrawn: (tx, event) => set(tx, event),
    OpenersChanged: (tx, event) => set(tx, event),
    ContentsChecked: (tx, event) => set(tx, event),
    OpenersAsked: (tx, event) => set(tx, event),
    QuestionAnswered: (tx, event) => set(tx, event),
    CapsuleSealed: (tx, event) => set(tx, event, sql.fragment`state = 'sealed', sealed_at = ${event.data.sealedAt}`),
    CapsuleLocked: (tx, event) => set(tx, event, sql.fragment`locked_at = ${event.data.lockedAt}`),
    CapsuleOpened: (tx, event) => set(tx, event, sql.fragment`state = 'opened', opened_at = ${event.data.openedAt}`),
    CapsuleRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    CapsuleRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    CapsuleErased: (tx, { id }) => tx.query(none`delete from capsules.capsules where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the capsules that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

/** Who put things in, and which files they have. */
const contentsTable = projection(
  'capsules.contents',
  forCategory<CapsulesEvent>('capsule', {
    ContributionAdded: (tx, { id, data }) =>
      tx.query(none`
        insert into capsules.contents (id, capsule_id, contributor_id, media_id)
        values (${data.contributionId}, ${id}, ${data.contributorId}, ${data.mediaId ?? null})
        on conflict (id) do nothing`),
    ContributionWithdrawn: (tx, { id, data }) =>
      tx.query(none`delete from capsules.contents where id = ${data.contributionId} and capsule_id = ${id}`),
    CapsuleErased: (tx, { id }) => tx.query(none`delete from capsules.contents where capsule_id = ${id}`),
  }),
)

export const capsules: ReadModule = {
  categories,
  tables: [capsulesTable, contentsTable],
  noted: {
    category: 'capsule',
    kinds: {
      CapsuleAdded: 'capsule_added',
      CapsuleSealed: 'capsule_sealed',
      CapsuleOpened: 'capsule_opened',
      CapsuleRemoved: 'capsule_removed',
      CapsuleRestored: 'capsule_restored',
    },
    erasedBy: 'CapsuleErased',
  },
}
