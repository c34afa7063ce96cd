import { issueProof } from '../../../../backend/kernel/identity/reauth.ts'
import { newId } from '../../../../backend/kernel/ids.ts'
import { freshAddress } from '../../../../backend/modules/accounts/testing/visitor.ts'
import { offerOwnership } from '../../../../backend/modules/families/decide/ownership.ts'
import { invitationTokenOf } from '../../../../backend/modules/families/links.ts'
import { family } from '../../../../backend/modules/families/family.ts'
import { PERSONS, roleOf, type Person, type Place } from '../place.ts'
import type { Asked, Row } from '../rows.ts'
import { invitation } from '../things.ts'

const the = (person: 'viewer' | 'steward' | 'owner') => (place: Place) => Promise.resolve(place.people[person].id)
/** Whoever asks is to take over, where they are a member who can. */
const offered = async (place: Place, person: Person): Promise<string> => {
  const role = roleOf(person)
  const to = place.people[role === undefined || role === 'owner' ? 'viewer' : role].id
  await place.house.tell(family, place.familyId, offerOwnership({ to }), place.by('owner'))
  return ''
}
const asMember = (role: 'viewer' | 'steward') => () => ({
  invitationId: newId(),
  name: 'Nell',
  email: freshAddress('nell'),
  role,
})
const proven = async ({ place, person, id: to }: Asked) => {
  const proof = await issueProof(place.server.kernel, place.by(person).id)
  return { to, proof }
}

const MEMBERS = PERSONS.filter((person) => roleOf(person) !== undefined)
const ACCOUNTS = PERSONS.filter((person) => person !== 'visitor')
const all = (persons: readonly Person[], outcome: string): Row['but'] =>
  Object.fromEntries(persons.map((person) => [person, outcome]))
const addressOf = ({ people }: Place, person: Person) => people[person === 'visitor' ? 'stranger' : person].email
const tokenTo = ({ server, familyId }: Place, invitationId: string) =>
  invitationTokenOf(server.kernel, familyId, invitationId)

export const families: readonly Row[] = [
  { route: 'GET /api/families', right: 'account' },
  // Everybody owns a family already: the one that was there without an event.
  {
    route: 'POST /api/families',
    right: 'account',
    body: () => ({ name: 'One more' }),
    but: all(ACCOUNTS, 'family-exists'),
  },
  { route: 'GET /api/family', right: 'see' },
  { route: 'PATCH /api/family', right: 'manage', body: () => ({ name: 'The Hales of Leeds' }) },
  {
    route: 'POST /api/family/current',
    right: 'see',
    make: ({ familyId }) => Promise.resolve(familyId),
    body: ({ id: familyId }) => ({ familyId }),
  },
  { route: 'GET /api/family/activity', right: 'see' },
  {
    route: 'PATCH /api/family/members/:id',
    right: 'manage',
    make: the('viewer'),
    body: () => ({ role: 'contributor' }),
  },
  { route: 'DELETE /api/family/members/:id', on: 'a viewer', right: 'invite', make: the('viewer') },
  { route: 'DELETE /api/family/members/:id', on: 'a steward', right: 'manage', make: the('steward') },
  {
    route: 'DELETE /api/family/members/:id',
    on: 'the owner',
    right: 'invite',
    make: the('owner'),
    but: { steward: 'last-owner', owner: 'last-owner' },
  },
  { route: 'POST /api/family/leave', right: 'see', but: { owner: 'last-owner' } },
  { route: 'POST /api/family/ownership', right: 'manage', make: the('viewer'), body: proven, elsewhere: 'not-member' },
  { route: 'DELETE /api/family/ownership', right: 'manage', make: offered, elsewhere: 'none' },
  { route: 'POST /api/family/ownership/accept', right: 'see', make: offered, elsewhere: 'none' },
  {
    route: 'POST /api/family/ownership/decline',
    right: 'see',
    make: offered,
    but: { owner: 'offer-over' },
    elsewhere: 'none',
  },
  { route: 'GET /api/family/invitations', right: 'invite' },
  { route: 'POST /api/family/invitations', on: 'a viewer', right: 'invite', body: asMember('viewer') },
  { route: 'POST /api/family/invitations', on: 'a steward', right: 'manage', body: asMember('steward') },
  {
    route: 'POST /api/family/invitations/:id/resend',
    on: 'a viewer',
    right: 'invite',
    make: (place) => invitation(place, 'viewer'),
  },
  {
    route: 'POST /api/family/invitations/:id/resend',
    on: 'a steward',
    right: 'manage',
    make: (place) => invitation(place, 'steward'),
  },
  {
    route: 'DELETE /api/family/invitations/:id',
    on: 'a viewer',
    right: 'invite',
    make: (place) => invitation(place, 'viewer'),
  },
  {
    route: 'DELETE /api/family/invitations/:id',
    on: 'a steward',
    right: 'manage',
    make: (place) => invitation(place, 'steward'),
  },
  { route: 'GET /api/invitations', right: 'account' },
  // Of whoever has its link: the role is asked for by nobody, and a member has no use for it.
  {
    route: 'POST /api/invitations/:token/accept',
    on: 'to oneself',
    right: 'account',
    make: async (place, person) => tokenTo(place, await invitation(place, 'viewer', addressOf(place, person))),
    but: all(MEMBERS, 'already-member'),
    elsewhere: 'none',
  },
  {
    route: 'POST /api/invitations/:token/accept',
    on: 'to another',
    right: 'account',
    make: async (place) => tokenTo(place, await invitation(place, 'viewer')),
    but: all(ACCOUNTS, 'wrong-account'),
    elsewhere: 'none',
  },
]
