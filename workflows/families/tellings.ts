import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { openOffer } from '../../backend/modules/families/decide/ownership.ts'
import { family, type Family, type FamilyMember } from '../../backend/modules/families/family.ts'
import { nameOf } from '../../backend/modules/families/queries.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type News, type Row } from '../kernel/tell.ts'
import { letters, type Telling } from './letters.ts'

/** Whom it is about, in which role, and who is told: accounts. */
type Facts = Pick<FamilyMember, 'role'> & {
  readonly state: Family
  readonly about: string
  readonly told: readonly string[]
}

const ownerOf = ({ members }: Family) => members.find(({ role }) => role === 'owner')?.accountId ?? ''

/** While it is so: an event's mark names whom it is about and, where there is one, another account or the invitation. */
const facts: Readonly<
  Record<Telling, (state: Family, about: string, other: string, now: string) => readonly string[]>
> = {
  'family-joined': (state, about, invitationId) => {
    const invitation = state.invitations.find((each) => each.invitationId === invitationId)
    const isIn = (id: string) => id !== about && state.members.some(({ accountId }) => accountId === id)
    if (!state.members.some(({ accountId }) => accountId === about)) return []
    return [...new Set([invitation?.invitedBy ?? '', ownerOf(state)])].filter(isIn)
  },
  'family-role': (state, about) => (state.members.some(({ accountId }) => accountId === about) ? [about] : []),
  'family-removed': (state, about) => (state.former.includes(about) ? [about] : []),
  'family-offered': (state, about, _, now) => (openOffer(state, now)?.to === about ? [about] : []),
  'family-taken-over': (state, about, from) => {
    if (ownerOf(state) !== about) return []
    return [about, ...state.members.filter(({ accountId }) => accountId === from).map(({ accountId }) => accountId)]
  },
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
      return { state, about, role, told }
    }
  const rowOf = (telling: Telling): Row =>
    row({
      name: telling,
      stillTrue: stillTrue(telling),
      whom: ({ told }) => told,
      letter: async ({ state, about, role }, who, { stream, mark }) => {
        const reader = await reachOf(kernel, who)
        if (reader.email === '') return []
        // Whoever offers a family is its owner.
        const subject = telling === 'family-offered' ? ownerOf(state) : about
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
