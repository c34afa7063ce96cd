import type { AiFeature } from '../../kernel/contract.ts'
import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import type { Level } from './contract.ts'
import type { ChoicesEvent } from './events.ts'

type Answer = { readonly isOn: boolean; readonly engine: string }
/** Of each feature what was said last. */
export type Answers = { readonly [Feature in AiFeature]?: Answer }

/** A no after which what was made has yet to be erased. */
export type Owed = {
  readonly level: Level
  readonly accountId: string
  readonly feature: AiFeature
  readonly saidAt: string
}

/** What machines may do with what a family keeps; its id is the family's. */
export type Choice = {
  readonly status: 'new' | 'answered'
  readonly familyId: string
  readonly family: Answers
  /** Which is spoken in most of what is heard, as `en`, or `any`; empty where nobody has said it. */
  readonly language: string
  /** By the account of the member. */
  readonly members: Readonly<Record<string, Answers>>
  readonly owed: readonly Owed[]
}

/** Whether both are about the same things: the family's, whoever speaks for it, or one member's. */
export const isSameNo = (one: Omit<Owed, 'saidAt'>, other: Omit<Owed, 'saidAt'>): boolean =>
  one.level === other.level &&
  one.feature === other.feature &&
  (one.level === 'family' || one.accountId === other.accountId)

/** What was said before of the same things. */
export const answersOf = ({ family, members }: Choice, level: Level, accountId: string): Answers =>
  level === 'family' ? family : (members[accountId] ?? {})

/** No word of a person is among it: nothing is sealed. */
export const choice: Aggregate<Choice, ChoicesEvent> = {
  category: 'choice',
  personal: {},
  subject: ({ familyId }) => familySubject(familyId),
  audience: ({ familyId }) => familySubject(familyId),
  initial: { status: 'new', familyId: '', family: {}, language: '', members: {}, owed: [] },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ChoiceSet': {
        const { familyId, level, accountId, feature, isOn, engine = '', erases = false, setAt } = data
        const before = answersOf(state, level, accountId)
        const answers = { ...before, [feature]: { isOn, engine } }
        const no = { level, accountId, feature, saidAt: setAt }
        const isOwed = erases && !state.owed.some((each) => isSameNo(each, no))
        return {
          ...state,
          status: 'answered',
          familyId,
          family: level === 'family' ? answers : state.family,
          members: level === 'member' ? { ...state.members, [accountId]: answers } : state.members,
          owed: isOwed ? [...state.owed, no] : state.owed,
        }
      }
      case 'LanguageChosen':
        return { ...state, status: 'answered', familyId: data.familyId, language: data.language }
      case 'ArtefactsErased':
        return { ...state, owed: state.owed.filter((each) => !isSameNo(each, data)) }
    }
  },
}

/** What is asked of a family's answers. */
type Asked = {
  readonly feature: AiFeature
  /** Whoever added the thing. */
  readonly contributorId: string
  /** The engine outside of our service that would do it; empty where it is done here. */
  readonly engine: string
}

/** Whether a machine may do this with what somebody has added: the family says yes, to this engine, and they do not say no. */
export const isInForce = ({ family, members }: Choice, { feature, contributorId, engine }: Asked): boolean => {
  const answer = family[feature]
  const isFamilys = answer?.isOn === true && (engine === '' || engine === answer.engine)
  return isFamilys && members[contributorId]?.[feature]?.isOn !== false
}
