import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { calledIn, familyIn, nameOf } from './queries.ts'

/** The families that somebody is in, with who else is, and whom they themselves have invited. */
export const exported: ExportedFile = {
  name: 'families',
  title: 'family',
  place: 25,
  of: async (kernel, { id }) => {
    const mine = await kernel.membership.of(id)
    const families = await Promise.all(
      mine
        .filter(({ joinedAt }) => joinedAt !== '')
        .map(async ({ familyId, role }) => {
          const { state } = await familyIn(kernel, familyId)
          const own = state.invitations.filter(({ invitedBy }) => invitedBy === id)
          return {
            name: await nameOf(kernel, state),
            role,
            members: await Promise.all(
              state.members.map(async (member) => ({
                name: await calledIn(kernel, state, member.accountId),
                role: member.role,
              })),
            ),
            invitations: own.map(({ name, address, note, role: as, status, invitedAt }) => ({
              name,
              email: address,
              note,
              role: as,
              status,
              invitedAt,
            })),
          }
        }),
    )
    const page = html`<section>
      <h2>Family</h2>
      ${families.map(
        ({ name, role, members, invitations }) =>
          html`<h3>${name}</h3>
            <p>You are its ${role}.</p>
            <ul>
              ${members.map((member) => html`<li>${member.name} (${member.role})</li>`)}
            </ul>
            <ul>
              ${invitations.map((each) => html`<li>Invited: ${each.name}, ${each.email}. ${each.note}</li>`)}
            </ul>`,
      )}
    </section>`
    return { data: families, page: families.length > 0 ? page : undefined }
  },
}
