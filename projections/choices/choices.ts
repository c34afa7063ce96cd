import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ChoicesEvent } from '../../backend/modules/choices/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

const none = sql.typeAlias('void')

/** What stands for whoever answers for the family: whichever of them did. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What was answered last. */
export const answers = projection(
  'choices.choices',
  forCategory<ChoicesEvent>('choice', {
    ChoiceSet: (tx, { id, data: { level, accountId, feature, isOn } }) =>
      tx.query(none`
        insert into choices.choices (family_id, level, account_id, feature, is_on)
        values (${id}, ${level}, ${level === 'family' ? NOBODY : accountId}, ${feature}, ${isOn})
        on conflict (family_id, level, account_id, feature) do update set is_on = excluded.is_on`),
  }),
  forCategory<FamiliesEvent>('family', {
    FamilyEnded: (tx, { id }) => tx.query(none`delete from choices.choices where family_id = ${id}`),
  }),
)

/** What was erased after a no. */
export const receipts = projection(
  'choices.receipts',
  forCategory<ChoicesEvent>('choice', {
    ArtefactsErased: (tx, { id, eventId, data }) =>
      tx.query(none`
        insert into choices.receipts (id, family_id, level, account_id, feature, erased, said_at, finished_at)
        values (${eventId}, ${id}, ${data.level}, ${data.accountId}, ${data.feature}, ${data.erased}, ${data.saidAt},
          ${data.finishedAt})
        on conflict (id) do nothing`),
  }),
  forCategory<FamiliesEvent>('family', {
    FamilyEnded: (tx, { id }) => tx.query(none`delete from choices.receipts where family_id = ${id}`),
  }),
)

/** Where a no has left something to erase. */
export const owed = projection(
  'choices.owed',
  forCategory<ChoicesEvent>('choice', {
    ChoiceSet: async (tx, { id, data: { level, accountId, feature, erases } }) => {
      if (erases !== true) return
      await tx.query(none`
        insert into choices.owed (family_id, level, account_id, feature) values (${id}, ${level}, ${accountId}, ${feature})
        on conflict do nothing`)
    },
    ArtefactsErased: (tx, { id, data: { level, accountId, feature } }) =>
      tx.query(none`
        delete from choices.owed
        where family_id = ${id} and level = ${level} and feature = ${feature}
          and (level = 'family' or account_id = ${accountId})`),
  }),
  forCategory<FamiliesEvent>('family', {
    FamilyEnded: (tx, { id }) => tx.query(none`delete from choices.owed where family_id = ${id}`),
  }),
)
