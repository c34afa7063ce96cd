import { addItem } from '../../items/decide/add.ts'
import { item } from '../../items/item.ts'
import type { Household } from '../../../../tests/household/household.ts'
import type { Actor } from '../../../kernel/event.ts'
import { newId } from '../../../kernel/ids.ts'
import { archive } from '../archive.ts'
import { openArchive, stopArchive } from '../decide.ts'

const ROOM = { n: 0, usedBytes: 0, mostBytes: 2 ** 30, plan: null, hasAbout: true } as const

/** A zip that somebody added as an item, and that has been looked into: of three files. */
export const opened = async ({ tell }: Pick<Household, 'tell'>, by: Actor, familyId: string): Promise<string> => {
  const [archiveId, mediaId] = [newId(), newId()]
  const name = 'takeout.zip'
  const one = { itemId: archiveId, mediaId, name, title: '', text: '', visibility: 'family' } as const
  await tell(item, archiveId, addItem(one, { familyId, ...ROOM }), by)
  const head = { archiveId, familyId, contributorId: by.id, visibility: 'family', mediaId, name, entries: 3 } as const
  await tell(archive, archiveId, openArchive(head))
  return archiveId
}
/** One that could not be read to its end. */
export const stopped = async (...of: Parameters<typeof opened>): Promise<string> => {
  const id = await opened(...of)
  await of[0].tell(archive, id, stopArchive('forbidden'))
  return id
}
