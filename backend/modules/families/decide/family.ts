import { begun, memberIn, refuse, requireMay, type Decide } from './guards.ts'

/** Names the family, which begins by it where it has no event yet. */
export const nameFamily = ({ familyId, name }: { readonly familyId: string; readonly name: string }): Decide =>
  begun(familyId, (state, { by }) => {
    requireMay(state, by.id, 'manage')
    return state.name === name ? [] : [{ type: 'FamilyNamed', data: { name } }]
  })

type New = { readonly familyId: string; readonly name: string; readonly ownsOne: boolean }

/** One more family, under an id of the server's, for who owns none. Whoever asks twice for the same has it once. */
export const foundFamily =
  ({ familyId, name, ownsOne }: New): Decide =>
  (state, { by, at }) => {
    const isTheirs = memberIn(state, by.id)?.role === 'owner'
    if (isTheirs && state.name === name) return []
    if (ownsOne || state.status !== 'new') throw refuse('family-exists')
    return [
      { type: 'FamilyFounded', data: { familyId, ownerId: by.id, foundedAt: at } },
      { type: 'FamilyNamed', data: { name } },
    ]
  }
