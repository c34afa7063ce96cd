import { accounts } from '../../../../projections/accounts/accounts.ts'
import { shares as links } from '../../../../projections/shares/shares.ts'
import { views } from '../../../../projections/shares/views.ts'
import { householdIn, type Author } from '../../../../tests/household/household.ts'
import type { FamilyRole } from '../../../kernel/identity/roles.ts'
import { newId } from '../../../kernel/ids.ts'
import { startServer } from '../../../kernel/testing/server.ts'
import { linksUsed } from '../queries.ts'
import { routes } from '../routes.ts'
import { notesOf } from './notes.ts'

/** A server of links to notes, and one family of an owner, a contributor and a viewer. */
export const startShares = async () => {
  const { notes, kind } = notesOf()
  /** Who is what in the family. */
  const roles = new Map<string, FamilyRole>()
  const familyId = newId()
  const membersOf = () => Promise.resolve([...roles].map(([accountId, role]) => ({ accountId, role })))
  const server = await startServer({
    routers: [(kernel) => routes(kernel, [], [kind])],
    projections: { shares: [links, views], accounts: [accounts] },
    ports: ({ clock }) => ({
      membership: {
        of: (accountId) => {
          const role = roles.get(accountId)
          return Promise.resolve(role ? [{ familyId, role, joinedAt: clock.now() }] : [])
        },
        membersOf,
        membersNow: membersOf,
        namesOf: () => Promise.resolve(new Map()),
        roleIn: (ofFamily, accountId) => Promise.resolve(ofFamily === familyId ? roles.get(accountId) : undefined),
      },
      entitled: () => Promise.resolve({ shareLinks: 200 } as never),
      uses: [linksUsed],
    }),
  })
  const house = householdIn(server)
  const [ruth, thomas, amelia] = await Promise.all([
    house.author({ username: 'ruth hale' }),
    house.author({ username: 'thomas' }),
    house.author({ username: 'amelia' }),
  ])
  roles.set(ruth.id, 'owner').set(thomas.id, 'contributor').set(amelia.id, 'viewer')
  const noteOf = (owner: Author, title = 'At the quay', mayShare = true): string => {
    const id = newId()
    notes.set(id, { familyId, contributorId: owner.id, title, mayShare })
    return id
  }
  return { server, house, ruth, thomas, amelia, roles, familyId, notes, noteOf }
}
