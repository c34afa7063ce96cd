import { sql } from '../../kernel/db.ts'
import { fold } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { Looks, Recordable } from '../../kernel/process/recordable.ts'
import { STORY, STORY_MINUTES } from './contract/bounds.ts'
import type { StoriesEvent } from './events.ts'
import { story, takesBegun, type Story } from './story.ts'

/** Nothing of it is opened. */
const blindStory = fold<Story, StoriesEvent>('story', story.initial, story.evolve)
const storyOf = async ({ store }: Looks, storyId: string): Promise<Story> =>
  (await loading(store, blindKeyring)(blindStory, storyId)).state

/** The answer to a question; a story that is over would keep what nobody can erase any more. */
export const recordable: Recordable = {
  purpose: STORY,
  category: 'story',
  takes: 'recording',
  mostMinutes: { voice: STORY_MINUTES, video: STORY_MINUTES },
  storageOf: 'answer',
  isAwaited: async (looks, storyId) => {
    const asked = await storyOf(looks, storyId)
    return asked.status === 'asked' || takesBegun(asked, looks.clock.now())
  },
  named: {
    // A question that is still open may come to name it.
    rows: ({ id, subject }) => sql.fragment`
      exists (select from stories.stories s
        where s.media_id = ${id} or (s.id = ${subject} and s.state = 'asked' and s.expires_at > now()))`,
    one: async (looks, { id, subject }) => {
      const { status, mediaId, expiresAt } = await storyOf(looks, subject)
      if (status === 'asked') return looks.clock.now() < expiresAt
      return status !== 'erased' && mediaId === id
    },
  },
}
