import { plus } from '../../../backend/kernel/log/decider.ts'
import { addressHashOf } from '../../../backend/kernel/identity/addressHash.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { freshAddress } from '../../../backend/modules/accounts/testing/visitor.ts'
import { addRelative, stateKin } from '../../../backend/modules/connections/decide.ts'
import { kin } from '../../../backend/modules/connections/kin.ts'
import { inviteMember } from '../../../backend/modules/families/decide/invite.ts'
import { family } from '../../../backend/modules/families/family.ts'
import { createShareLink } from '../../../backend/modules/shares/decide/link.ts'
import { share } from '../../../backend/modules/shares/share.ts'
import { askForStory } from '../../../backend/modules/stories/decide/ask.ts'
import { tellStory } from '../../../backend/modules/stories/decide/tell.ts'
import { story } from '../../../backend/modules/stories/story.ts'
import type { Person, Place } from './place.ts'

const HOUR_MS = 3_600_000
/** Its peaks are numbers. */
const SOUND = Buffer.from('[0]')
const FREE = { isVerified: true, hasLink: false, openN: 0, isRefused: false }

/** A question of somebody's to somebody without an email, or to a member. */
export const question = async (place: Place, person: Person, toAccountId?: string, at?: string): Promise<string> => {
  const { house, familyId, by } = place
  const storyId = newId()
  const asked = { storyId, familyId, question: 'Where was the swing?', name: 'Joseph' }
  const decision = askForStory({ ...asked, ...(toAccountId !== undefined && { toAccountId }), ...FREE })
  await house.tell(story, storyId, decision, by(person), at)
  return storyId
}
/** A story that somebody asked for, in words and with a recording where one is named; it may be shared. */
export const told = async (place: Place, person: Person, hasSound = false): Promise<string> => {
  const storyId = await question(place, person)
  const { house, familyId } = place
  const mediaId = hasSound ? await house.spoken(storyId, familyId, SOUND) : undefined
  const words = { words: 'By the gate.', mayShare: true, hasArrived: true }
  await house.tell(story, storyId, tellStory({ ...words, ...(mediaId !== undefined && { mediaId }) }))
  return storyId
}
export const removed = async (place: Place, person: Person): Promise<string> => {
  const storyId = await told(place, person)
  const gone = {
    type: 'StoryRemoved',
    data: { removedBy: place.by(person).id, removedAt: place.server.kernel.clock.now() },
  } as const
  await place.house.tell(story, storyId, () => [gone])
  return storyId
}

/** Sent long enough ago to be sent again, unless it says when. */
export const invitation = async (
  place: Place,
  role: 'viewer' | 'steward',
  address = freshAddress('nell'),
  at = plus(place.server.kernel.clock.now(), -HOUR_MS),
): Promise<string> => {
  const { house, familyId, by, server } = place
  const invitationId = newId()
  const wanted = {
    invitationId,
    name: 'Nell',
    address,
    addressHash: addressHashOf(server.kernel.settings, address),
    note: '',
    role,
  }
  const facts = { isVerified: true, isOwn: false, isMembers: false, hasLink: false, limit: 50 }
  const decision = inviteMember({ familyId, ...wanted, facts })
  await house.tell(family, familyId, decision, by('owner'), at)
  return invitationId
}

const factsOf = ({ familyId, people }: Place) => ({ familyId, members: [people.owner.id], mayEdit: true })
export const relative = async (place: Place, person: Person): Promise<string> => {
  const relativeId = newId()
  const one = { relativeId, name: 'Joseph', sex: null, hasDied: false }
  await place.house.tell(kin, place.familyId, addRelative(one, factsOf(place)), place.by(person))
  return relativeId
}
/** A relative of whom somebody has said that they are the owner's parent. */
export const related = async (place: Place, person: Person): Promise<string> => {
  const from = await relative(place, 'owner')
  const { house, familyId, people, by } = place
  const stated = { from, to: people.owner.id, kin: 'parent' } as const
  await house.tell(kin, familyId, stateKin(stated, factsOf(place)), by(person))
  return from
}

/** A link of somebody's to a story that they asked for. */
export const link = async (place: Place, person: Person, hasSound = false, at?: string): Promise<string> =>
  linkTo(place, person, { kind: 'story', id: await told(place, person, hasSound) }, at)

/** A link of somebody's to a thing of the family's. */
export const linkTo = async (
  { house, familyId, by }: Place,
  person: Person,
  thing: { readonly kind: string; readonly id: string },
  at?: string,
): Promise<string> => {
  const shareId = newId()
  const things = [thing]
  const facts = { isVerified: true, hasNo: false, limit: 50, used: 0 }
  const terms = { title: 'The swing', note: '', expiresAt: undefined, passcodeHash: '', mayDownload: true }
  await house.tell(share, shareId, createShareLink({ shareId, familyId, things, ...terms, facts }), by(person), at)
  return shareId
}
