import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { openOffer } from '../../backend/modules/families/decide/ownership.ts'
import { family, type Family, type FamilyMember } from '../../backend/modules/families/family.ts'
import type { Invitation } from '../../backend/modules/families/invitation.ts'
import { nameOf } from '../../backend/modules/families/queries.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type News, type Row } from '../kernel/tell.ts'
import { letters, type Telling } from './letters.ts'

/** Whom it is about, in which role, and who is told: accounts. */
type Facts = Pick<FamilyMember, 'role'> & {
  readonly state: Family
  readonly about: string
  readonly told: readonly string[]
  /** By which it came, where it came by one. */
  readonly invitation: Invitation | undefined
}

const isIn = ({ members }: Family, id: string) => members.some(({ accountId }) => accountId === id)
const ownerOf = ({ members }: Family) => members.find(({ role }) => role === 'owner')?.accountId ?? ''

const invitationOf = ({ invitations }: Family, id: string) =>
  invitations.find(({ invitationId }) => invitationId === id)

/** While it is so: an event's mark names whom it is about and, where there is one, another account or the invitation. */
const facts: Readonly<
  Record<Telling, (state: Family, about: string, other: string, now: string) => readonly string[]>
> = {
  'family-joined': (state, about, invitationId) => {
    const invitation = invitationOf(state, invitationId)
    if (!isIn(state, about)) return []
    const others = new Set([invitation?.invitedBy ?? '', ownerOf(state)])
    return [...others].filter((id) => id !== about && isIn(state, id))
  },
  'family-joined-unconfirmed': (state, about) => (isIn(state, about) ? [about] : []),
  // Who has become the owner by then is told of that.
  'family-role': (state, about) => (isIn(state, about) && ownerOf(state) !== about ? [about] : []),
  'family-removed': (state, about) => (state.former.includes(about) ? [about] : []),
  'family-offered': (state, about, _, now) => (openOffer(state, now)?.to === about ? [about] : []),
  'family-taken-over': (state, about, from) => {
    if (ownerOf(state) !== about) return []
    return [about, ...state.members.filter(({ accountId }) => accountId === from).map(({ accountId }) => accountId)]
  },
}

/** Who is named: whoever offers a family is its owner. */
const subjectOf = (telling: Telling, { state, about, invitation }: Pick<Facts, 'state' | 'about' | 'invitation'>) => {
  if (telling === 'family-joined-unconfirmed') return invitation?.invitedBy ?? ''
  return telling === 'family-offered' ? ownerOf(state) : about
}

/** What members of a family are told of who is in it, and as what. */
export const familiesTellings = (kernel: Kernel): readonly Row[] => {
  const stillTrue =
    (telling: Telling) =>
    async ({ stream, mark }: News): Promise<Facts | undefined> => {
      const { state } = await kernel.load(family, idOfStream(stream))
      const [about = '', other = ''] = mark.split('.')
      const told = facts[telling](state, about, other, kernel.clock.now())
      if (state.status !== 'living' || told.length === 0) return undefined
      const role = state.members.find(({ accountId }) => accountId === about)?.role ?? 'viewer'
      return { state, about, role, told, invitation: invitationOf(state, other) }
    }
  /** Who joined with an address that is not confirmed is not known to read it. */
  const readerOf = async (telling: Telling, who: string, invitation: Facts['invitation']) =>
    telling === 'family-joined-unconfirmed'
      ? { name: invitation?.name ?? '', email: invitation?.address ?? '' }
      : reachOf(kernel, who)
  const rowOf = (telling: Telling): Row =>
    row({
      name: telling,
      stillTrue: stillTrue(telling),
      whom: ({ told }) => told,
      letter: async ({ state, about, role, invitation }, who, { stream, mark }) => {
        const reader = await readerOf(telling, who, invitation)
        if (reader.email === '') return []
        const subject = subjectOf(telling, { state, about, invitation })
        const words = {
          origin: kernel.settings.origin,
          family: await nameOf(kernel, state),
          who: shownName((await reachOf(kernel, subject)).name),
          role,
          isAboutReader: who === about,
        }
        const letter = { ...letters[telling](words), greeting: `Dear ${shownName(reader.name)},` }
        const mailId = derivedId(`${telling}:${stream}:${mark}:${who}`)
        return [{ to: reader.email, mailId, ...render(letter, kernel.settings) }]
      },
    })
  return (Object.keys(letters) as Telling[]).map(rowOf)
}
