import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { relativesOf } from './queries.ts'

/** Who belongs to the families that somebody is in, and how they are related. */
export const exported: ExportedFile = {
  name: 'relatives',
  title: 'relatives',
  place: 26,
  of: async (kernel, { id }) => {
    const families = await Promise.all(
      (await kernel.membership.of(id)).map(async ({ familyId, role }) => {
        const { people, lines } = await relativesOf(kernel, { familyId, role }, id)
        const names = new Map(people.map((person) => [person.id, person.name]))
        return {
          familyId,
          people: people.map(({ name, role: as, sex, hasDied }) => ({ name, role: as, sex, hasDied })),
          kin: lines.map(({ from, to, kin }) => ({ from: names.get(from), is: kin, of: names.get(to) })),
        }
      }),
    )
    // Somebody who is alone in a family has nothing to read here.
    const told = families.filter(({ people, kin }) => people.length > 1 || kin.length > 0)
    const page = html`<section>
      <h2>Relatives</h2>
      ${told.map(
        ({ people, kin }) =>
          html`<ul>
              ${people.map(({ name }) => html`<li>${name}</li>`)}
            </ul>
            <ul>
              ${kin.map(({ from, is, of }) => html`<li>${from} is the ${is} of ${of}</li>`)}
            </ul>`,
      )}
    </section>`
    return { data: told, page: told.length > 0 ? page : undefined }
  },
}
