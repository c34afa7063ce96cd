import type { Actor } from '../../../backend/kernel/event.ts'
import type { FamilyRole } from '../../../backend/kernel/identity/roles.ts'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import type { TestServer } from '../../../backend/kernel/testing/server.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { householdIn, ownerOf, type Author } from '../../household/household.ts'

/** Whoever may ask something of a family: the first four are no members. */
export const PERSONS = [
  'visitor',
  'stranger',
  'removed',
  'viewer',
  'contributor',
  'steward',
  'owner',
] as const satisfies readonly (FamilyRole | 'visitor' | 'stranger' | 'removed')[]
export type Person = (typeof PERSONS)[number]
type Account = Exclude<Person, 'visitor'>

export const roleOf = (person: Person): FamilyRole | undefined =>
  person === 'visitor' || person === 'stranger' || person === 'removed' ? undefined : person

/** The same people through the whole walk, who are in a new family for each request. */
export const placesIn = async (server: TestServer) => {
  const house = householdIn(server)
  const names: readonly Account[] = ['stranger', 'removed', 'viewer', 'contributor', 'steward', 'owner']
  const authors = await Promise.all(names.map(async (name) => [name, await house.author({ username: name })] as const))
  const people = Object.fromEntries(authors) as Readonly<Record<Account, Author>>

  return async () => {
    const familyId = newId()
    const { clock } = server.kernel
    const at = plus(clock.now(), -90 * clock.dayMs)
    const joined = (account: Account, role: Exclude<FamilyRole, 'owner'>) => {
      const data = { accountId: people[account].id, role, invitationId: newId(), joinedAt: at }
      return { type: 'MemberJoined', data } as const
    }
    const events = [
      { type: 'FamilyFounded', data: { familyId, ownerId: people.owner.id, foundedAt: at } },
      joined('steward', 'steward'),
      joined('contributor', 'contributor'),
      joined('viewer', 'viewer'),
      joined('removed', 'steward'),
      { type: 'MemberRemoved', data: { accountId: people.removed.id } },
    ] as const
    await house.tell(family, familyId, () => [...events], ownerOf(people.owner.id), at)

    /** Whoever it is, as an actor; of a visitor's own there is nothing, so that what is theirs is a stranger's. */
    const by = (person: Person): Actor => ownerOf(people[person === 'visitor' ? 'stranger' : person].id)
    const browserOf = (person: Person) => (person === 'visitor' ? server.browser() : people[person].browser)
    return { server, house, familyId, people, by, browserOf }
  }
}
export type Place = Awaited<ReturnType<Awaited<ReturnType<typeof placesIn>>>>
