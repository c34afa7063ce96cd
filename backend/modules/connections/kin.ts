import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type ConnectionsEvent } from './events.ts'

type Sex = 'female' | 'male'
export type RelativeState = {
  readonly relativeId: string
  readonly contributorId: string
  readonly name: string
  readonly sex: Sex | null
  readonly hasDied: boolean
  readonly isRemoved: boolean
}
export type LineState = {
  readonly from: string
  readonly to: string
  readonly kin: 'parent' | 'partner' | 'sibling'
  readonly contributorId: string
}
/** The people of a family and what was stated of each two of them; its members are known by their accounts. */
export type KinState = {
  readonly familyId: string
  readonly relatives: readonly RelativeState[]
  /** Of members, by their accounts. */
  readonly sexes: Readonly<Record<string, Sex | null>>
  readonly lines: readonly LineState[]
  /** Of whom nobody is to be reminded. */
  readonly quiet: readonly string[]
}

type Pair = { readonly from: string; readonly to: string }
/** Whether both name the same two people. */
export const isPair = (one: Pair, other: Pair): boolean =>
  (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from)

export const kin: Aggregate<KinState, ConnectionsEvent> = {
  category: 'kin',
  personal,
  subject: ({ familyId }) => familySubject(familyId),
  audience: ({ familyId }) => familySubject(familyId),
  initial: { familyId: '', relatives: [], sexes: {}, lines: [], quiet: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'RelativeAdded': {
        const { familyId, sex = null, ...added } = event.data
        return { ...state, familyId, relatives: [...state.relatives, { ...added, sex, isRemoved: false }] }
      }
      case 'RelativeChanged': {
        const { familyId, relativeId, sex = null, ...changed } = event.data
        if (!state.relatives.some((each) => each.relativeId === relativeId))
          return { ...state, familyId, sexes: { ...state.sexes, [relativeId]: sex } }
        const relatives = state.relatives.map((each) =>
          each.relativeId === relativeId ? { ...each, ...changed, sex } : each,
        )
        return { ...state, familyId, relatives }
      }
      case 'QuietSet': {
        const { familyId, personId, isQuiet } = event.data
        const others = state.quiet.filter((id) => id !== personId)
        return { ...state, familyId, quiet: isQuiet ? [...others, personId] : others }
      }
      case 'RelativeRemoved': {
        const { relativeId } = event.data
        return {
          ...state,
          relatives: state.relatives.map((each) =>
            each.relativeId === relativeId ? { ...each, isRemoved: true } : each,
          ),
          lines: state.lines.filter(({ from, to }) => from !== relativeId && to !== relativeId),
        }
      }
      case 'KinStated': {
        const { familyId, ...line } = event.data
        return { ...state, familyId, lines: [...state.lines.filter((each) => !isPair(each, line)), line] }
      }
      case 'KinUnstated':
        return { ...state, lines: state.lines.filter((each) => !isPair(each, event.data)) }
    }
  },
}
