import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'

const none = sql.typeAlias('void')
type Changed = Pick<Recorded, 'id' | 'revision'>

/** What an event changes of a story's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Changed, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update stories.stories set revision = ${Number(revision)}, ${changes} where id = ${id}`)
const becomes = (state: string) => (tx: Tx, event: Changed) => set(tx, event, sql.fragment`state = ${state}`)

/** A family's questions and stories; the words as they lie in the log, sealed. */
export const stories = projection(
  'stories.stories',
  forCategory<StoriesEvent>('story', {
    StoryAsked: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into stories.stories (id, family_id, contributor_id, to_account_id, relative_id, question, name,
          address_hash, state, mail, asked_at, expires_at, at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${data.toAccountId ?? null}, ${data.relativeId ?? null},
          ${sql.jsonb(sealed('question'))}, ${sql.jsonb(sealed('name'))}, ${data.addressHash ?? null}, 'asked',
          ${data.addressHash === undefined ? 'none' : 'waiting'}, ${data.askedAt}, ${data.expiresAt}, ${data.askedAt},
          ${Number(revision)})
        on conflict (id) do nothing`),
    StoryMailed: (tx, event) => set(tx, event, sql.fragment`mail = 'sent', leaves_at = null`),
    StoryMailRefused: (tx, event) => set(tx, event, sql.fragment`mail = 'refused', leaves_at = null`),
    // When we ask is the family's to know; a reminder is ours.
    StoryMailPutOff: (tx, event) =>
      set(tx, event, sql.fragment`leaves_at = ${event.data.mail === 'question' ? event.data.leavesAt : null}`),
    StoryReminded: (tx, event) => set(tx, event, sql.fragment`reminded_at = ${event.data.acceptedAt}`),
    StoryWithdrawn: becomes('withdrawn'),
    StoryTold: (tx, event) => {
      const { data, sealed } = event
      return set(
        tx,
        event,
        sql.fragment`state = 'told', told_at = ${data.toldAt}, at = ${data.toldAt}, words = ${sql.jsonb(sealed('words'))},
          media_id = ${data.mediaId ?? null}, may_share = ${data.mayShare}`,
      )
    },
    StoryDeclined: becomes('declined'),
    StoryDeclineUndone: becomes('asked'),
    StoryMisdirected: becomes('misdirected'),
    StoryNamed: (tx, event) => set(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    StoryRemoved: (tx, event) => set(tx, event, sql.fragment`state = 'removed', removed_at = ${event.data.removedAt}`),
    StoryRestored: (tx, event) => set(tx, event, sql.fragment`state = 'told', removed_at = null`),
    StoryErased: (tx, { id }) => tx.query(none`delete from stories.stories where id = ${id}`),
  }),
  // They change no row: the end of an account or a family waits until the stories that were begun before it stand here.
  forCategory<AccountsEvent>('account', {}),
  forCategory<FamiliesEvent>('family', {}),
)
