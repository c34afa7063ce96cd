import { ownerOf, type Author, type Household } from '../../../../tests/household/household.ts'
import { sql } from '../../../kernel/db.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { choice } from '../../choices/choice.ts'
import { setChoices } from '../../choices/decide.ts'
import { addItem } from '../../items/decide/add.ts'
import { dateItem, tagPeople } from '../../items/decide/change.ts'
import { item } from '../../items/item.ts'

const ROOM = { n: 0, usedBytes: 0, mostBytes: 0, plan: null, hasAbout: true } as const

type Wishes = {
  readonly people?: readonly string[]
  readonly speakerId?: string
  readonly isMine?: boolean
  readonly when?: string
}

/** What a machine notices in a family, made by the modules' decisions. */
export const noticedIn = ({ db }: Pick<Kernel, 'db'>, { tell }: Household) => {
  /** Their family says that a machine may tidy up, or that it may not. */
  const allow = async ({ id }: Author, organize = true) => {
    const facts = { familyId: id, role: 'owner', offered: ['organize'], outside: '' } as const
    await tell(choice, id, setChoices({ level: 'family', switches: { organize } }, facts), ownerOf(id))
  }
  /** A memory with these people in it. */
  const memory = async (
    { id: familyId }: Author,
    { people = [], speakerId, isMine = false, when = '' }: Wishes = {},
  ) => {
    const itemId = newId()
    const one = { itemId, name: '', title: '', text: 'The rowboat leaked.' } as const
    const visibility = isMine ? 'only_me' : 'family'
    await tell(item, itemId, addItem({ ...one, visibility }, { familyId, ...ROOM }), ownerOf(familyId))
    const known = new Set([...people, ...(speakerId === undefined ? [] : [speakerId])])
    const tagged = tagPeople({ personIds: [...people], speakerId: speakerId ?? null }, { role: 'owner', people: known })
    if (known.size > 0) await tell(item, itemId, tagged, ownerOf(familyId))
    if (when !== '')
      await tell(item, itemId, dateItem({ words: when }, { role: 'owner', taken: '' }), ownerOf(familyId))
    return itemId
  }
  const memories = async (owner: Author, n: number, wishes: Wishes) => {
    const ids: string[] = []
    for (let at = 0; at < n; at += 1) ids.push(await memory(owner, wishes))
    return ids
  }
  /** Two of them look alike. */
  const alike = ({ id: familyId }: Author, one: string, other: string) =>
    db.query(sql.typeAlias('void')`
      insert into kernel.artefacts (kind, id, step, part, feature, family_id, contributor_id, recipe, state, data, made_at)
      values ('item', ${one}, 'near', 1, 'organize', ${familyId}, ${familyId}, 'one', 'made',
        ${sql.jsonb({ with: other })}, now())`)
  return { allow, memory, memories, alike }
}
