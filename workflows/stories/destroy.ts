import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { blobFolder } from '../../backend/modules/media/reading.ts'
import { story } from '../../backend/modules/stories/story.ts'

const Recording = v.object({ id: v.string() })

/** What `StoryErased` promises, done after it: its recordings, and then the key of all that was sealed. */
export const destroyStory = async ({ db, load, keys, blobs }: Kernel, id: string): Promise<void> => {
  if ((await load(story, id)).state.status !== 'erased') return
  const recordings = await db.any(sql.type(Recording)`
    select id from media.media where message_id = ${id} and owner_id = ${id}`)
  for (const recording of recordings) await blobs.removeAll(blobFolder(recording.id))
  await keys.erase(`story-${id}`)
}
