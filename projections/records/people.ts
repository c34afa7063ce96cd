import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { RecordsEvent, Structure } from '../../backend/modules/records/events.ts'
import { cardOf } from '../../backend/modules/records/reading.ts'
import type { TreesEvent } from '../../backend/modules/trees/events.ts'
import { recordNow, structureOf } from './records.ts'

const none = sql.typeAlias('void')

const put = async (tx: Tx, id: string, treeId: string, root: Structure): Promise<void> => {
  if (root.tag !== 'INDI') return
  const card = cardOf(root)
  await tx.query(none`
    insert into records.people as p (id, tree_id, name, surname, sort, find, sex, birth, birth_place, born_min, born_max,
      death, death_place, died_min, died_max, has_died, is_restricted, life_state)
    values (${id}, ${treeId}, ${card.name}, ${card.surname}, ${card.sort}, ${card.find}, ${card.sex}, ${card.birth},
      ${card.birthPlace}, ${card.bornMin}, ${card.bornMax}, ${card.death}, ${card.deathPlace}, ${card.diedMin},
      ${card.diedMax}, ${card.hasDied}, ${card.isRestricted}, 'unknown')
    on conflict (id) do update
    set name = excluded.name, surname = excluded.surname, sort = excluded.sort, find = excluded.find,
      sex = excluded.sex, birth = excluded.birth, birth_place = excluded.birth_place, born_min = excluded.born_min,
      born_max = excluded.born_max, death = excluded.death, death_place = excluded.death_place,
      died_min = excluded.died_min, died_max = excluded.died_max, has_died = excluded.has_died,
      is_restricted = excluded.is_restricted`)
}

const remove = (tx: Tx, id: string) => tx.query(none`delete from records.people where id = ${id}`)

/** Draws a person anew from the record as it is now. */
const again = async (tx: Tx, id: string): Promise<void> => {
  const now = await recordNow(tx, id)
  if (now) await put(tx, id, now.treeId, now.root)
  else await remove(tx, id)
}

/** The people of trees, as lists know them. */
export const people = projection(
  'records.people',
  forCategory<RecordsEvent>('record', {
    RecordImported: (tx, { id, data }) => put(tx, id, data.treeId, structureOf(data.record)),
    RecordAdded: (tx, { id, data }) => put(tx, id, data.treeId, structureOf(data.record)),
    RecordEdited: (tx, { id }) => again(tx, id),
    LifeStateSet: (tx, { id, data }) =>
      tx.query(none`update records.people set life_state = ${data.lifeState} where id = ${id}`),
    RelativeSet: (tx, { id, data }) =>
      tx.query(none`update records.people set relative_id = ${data.relativeId} where id = ${id}`),
    RecordRemoved: (tx, { id }) => remove(tx, id),
    RecordRestored: (tx, { id }) => again(tx, id),
  }),
  forCategory<TreesEvent>('tree', {
    TreeErased: (tx, { id }) => tx.query(none`delete from records.people where tree_id = ${id}`),
  }),
)
