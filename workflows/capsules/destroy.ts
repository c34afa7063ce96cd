import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { capsule, contentsOf } from '../../backend/modules/capsules/capsule.ts'
import { blobFolder } from '../../backend/modules/media/reading.ts'

const File = v.object({ id: v.string() })

/** What `CapsuleErased` promises, done after it: its files, the key of its contents, and then its own. */
export const destroyCapsule = async ({ db, load, keys, blobs }: Kernel, id: string): Promise<void> => {
  if ((await load(capsule, id)).state.status !== 'erased') return
  const files = await db.any(sql.type(File)`
    select id from media.media where message_id = ${id} and owner_id = ${id}`)
  for (const file of files) await blobs.removeAll(blobFolder(file.id))
  await keys.erase(contentsOf(id))
  await keys.erase(`capsule-${id}`)
}
