import type { Recorded } from '../../backend/kernel/event.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { openOffer } from '../../backend/modules/families/decide/ownership.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { family, type Family, type FamilyMember } from '../../backend/modules/families/family.ts'
import type { Invitation } from '../../backend/modules/families/invitation.ts'
import { nameOf } from '../../backend/modules/families/queries.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { notificationKind, notificationKinds, type On, type Told } from '../kernel/notification.ts'
import { letters, type Telling } from './letters.ts'

/** Whom it is about, in which role, and who is told: accounts. */
type Facts = Pick<FamilyMember, 'role'> & {
  readonly state: Family
  readonly about: string
  readonly told: readonly string[]
  /** By which it came, where it came by one. */
  readonly invitation: Invitation | undefined
}
type ToMembers = {
  readonly on: On<FamiliesEvent>
  /** Who is told, while it is so; `other` is another account or the invitation, where there is one. */
  readonly told: (state: Family, about: string, other: string) => readonly string[]
  /** Who is named; whom it is about, unless it says else. */
  readonly subject?: (facts: Facts) => string
  readonly letter: (typeof letters)[Telling]
  /** Where the reader is not known to read what goes to their account. */
  readonly reader?: (facts: Facts) => { readonly name: string; readonly email: string }
}

const isIn = ({ members }: Family, id: string) => members.some(({ accountId }) => accountId === id)
const ownerOf = ({ members }: Family) => members.find(({ role }) => role === 'owner')?.accountId ?? ''

const invitationOf = ({ invitations }: Family, id: string) =>
  invitations.find(({ invitationId }) => invitationId === id)

/** A mark names whom it is about and, where there is one, another account or the invitation. */
const about = ({ revision }: Pick<Recorded, 'revision'>, ...ids: readonly string[]): Told => ({
  mark: [...ids, String(revision)].join('.'),
})
/** Once for all that is to be told at that time. */
const aboutAt = (id: string, at: string): Told => ({
  mark: `${id}.${at}`,
  gapsMs: [Math.max(0, Date.parse(at) - Date.now())],
})

/** What members of a family are told of who is in it, and as what. */
export const familyNotifications = (kernel: Kernel) => {
  const toMembers = ({ on, told, letter, subject = (facts) => facts.about, reader }: ToMembers) =>
    notificationKind({
      on,
      stillTrue: async ({ stream, mark }): Promise<Facts | undefined> => {
        const { state } = await kernel.load(family, idOfStream(stream))
        const [who = '', other = ''] = mark.split('.')
        const people = told(state, who, other)
        if (state.status !== 'living' || people.length === 0) return undefined
        const role = state.members.find(({ accountId }) => accountId === who)?.role ?? 'viewer'
        return { state, about: who, role, told: people, invitation: invitationOf(state, other) }
      },
      whom: (facts) => facts.told,
      letter: async (facts, who, { stream, telling, mark }) => {
        const { state, role } = facts
        const to = reader?.(facts) ?? (await reachOf(kernel, who))
        if (to.email === '') return []
        const words = {
          origin: kernel.settings.origin,
          family: await nameOf(kernel, state),
          who: shownName((await reachOf(kernel, subject(facts))).name),
          role,
          isAboutReader: who === facts.about,
        }
        const greeting = `Dear ${shownName(to.name)},`
        const mailId = derivedId(`${telling}:${stream}:${mark}:${who}`)
        return [{ to: to.email, mailId, ...render({ ...letter(words), greeting }, kernel.settings) }]
      },
    })
  return notificationKinds<FamiliesEvent>(family.category)({
    joined: toMembers({
      on: { MemberJoined: (event) => about(event, event.data.accountId, event.data.invitationId) },
      told: (state, who, invitationId) => {
        if (!isIn(state, who)) return []
        const others = new Set([invitationOf(state, invitationId)?.invitedBy ?? '', ownerOf(state)])
        return [...others].filter((id) => id !== who && isIn(state, id))
      },
      letter: letters.joined,
    }),
    'joined-unconfirmed': toMembers({
      on: {
        MemberJoined: (event) =>
          event.data.isUnconfirmed && about(event, event.data.accountId, event.data.invitationId),
      },
      told: (state, who) => (isIn(state, who) ? [who] : []),
      subject: ({ invitation }) => invitation?.invitedBy ?? '',
      letter: letters['joined-unconfirmed'],
      // Who joined with an address that is not confirmed is not known to read it.
      reader: ({ invitation }) => ({ name: invitation?.name ?? '', email: invitation?.address ?? '' }),
    }),
    role: toMembers({
      on: { RoleChanged: ({ data }) => aboutAt(data.accountId, data.tellAt) },
      // Who has become the owner by then is told of that.
      told: (state, who) => (isIn(state, who) && ownerOf(state) !== who ? [who] : []),
      letter: letters.role,
    }),
    removed: toMembers({
      on: { MemberRemoved: (event) => about(event, event.data.accountId) },
      told: (state, who) => (state.former.includes(who) ? [who] : []),
      letter: letters.removed,
    }),
    offered: toMembers({
      on: { OwnershipOffered: ({ data }) => aboutAt(data.to, data.tellAt) },
      told: (state, who) => (openOffer(state, kernel.clock.now())?.to === who ? [who] : []),
      // Whoever offers a family is its owner.
      subject: ({ state }) => ownerOf(state),
      letter: letters.offered,
    }),
    'taken-over': toMembers({
      on: { OwnershipTransferred: (event) => about(event, event.data.to, event.data.from) },
      told: (state, who, from) => {
        if (ownerOf(state) !== who) return []
        return [who, ...state.members.filter(({ accountId }) => accountId === from).map(({ accountId }) => accountId)]
      },
      letter: letters['taken-over'],
    }),
  })
}
