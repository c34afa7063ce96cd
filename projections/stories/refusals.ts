import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'

const none = sql.typeAlias('void')
type OfStory = { readonly id: string }

/** Read after the story's row. */
const remember = (tx: Tx, { id }: OfStory) =>
  tx.query(none`
    insert into stories.refusals (story_id, family_id, address_hash)
    select id, family_id, address_hash from stories.stories where id = ${id} and address_hash is not null
    on conflict do nothing`)
const forget = (tx: Tx, { id }: OfStory) => tx.query(none`delete from stories.refusals where story_id = ${id}`)

/** The addresses whose readers are not asked again by a family: they said so, or are not who was asked. */
export const refusals = projection(
  'stories.refusals',
  forCategory<StoriesEvent>('story', {
    StoryDeclined: (tx, event) => (event.data.scope === 'family' ? remember(tx, event) : forget(tx, event)),
    StoryDeclineUndone: forget,
    StoryMisdirected: remember,
    StoryTold: forget,
    StoryErased: async (tx, event) => {
      if (event.data.reason === 'family') await forget(tx, event)
    },
  }),
)
