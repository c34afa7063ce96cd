import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { openPerson, personColumns } from './personRow.ts'

const Row = v.object({
  ...personColumns,
  verification: v.string(),
  consent: v.string(),
  isRemoved: v.boolean(),
})

const peopleOf = async (kernel: Kernel, ownerId: string) => {
  const rows = await kernel.db.any(sql.type(Row)`
    select id, name, address, backup_address, own_address, zone, is_child, birthday, relation, verification, hint,
      question, consent, is_removed
    from recipients.recipients where owner_id = ${ownerId} order by id`)
  return Promise.all(
    rows.map(async (row) => {
      const { backupEmail: secondEmail, ...person } = await openPerson(kernel, row)
      return { ...person, secondEmail }
    }),
  )
}

/** The address book, also those who were taken out of it: somebody may have been handed a message. */
export const exported: ExportedFile = {
  name: 'people',
  title: 'people',
  place: 20,
  of: async (kernel, { id }) => {
    const people = await peopleOf(kernel, id)
    const page = html`<section>
      <h2>People</h2>
      ${people.length === 0 && html`<p>None yet.</p>`}
      <ul>
        ${people.map(
          ({ name, email, secondEmail, ownEmail, birthday, relation, isRemoved }) =>
            html`<li>
              ${name},
              ${email}${secondEmail ? `, ${secondEmail}` : ''}${ownEmail ? `, grown up at ${ownEmail}` : ''}${birthday ? `, born ${birthday}` : ''}${relation ? `, who knows you as “${relation}”` : ''}${isRemoved ? ' (taken out)' : ''}
            </li>`,
        )}
      </ul>
    </section>`
    return { data: people, page }
  },
}
