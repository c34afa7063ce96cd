import { Refused, refusing } from '../../kernel/errors.ts'
import { may, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Decision } from '../../kernel/log/decider.ts'
import { answersOf, isSameNo, type Choice, type Owed } from './choice.ts'
import {
  FEATURES,
  type ChoiceRefusal,
  type ChooseLanguage,
  type Feature,
  type Level,
  type SetChoices,
} from './contract.ts'
import type { ChoicesEvent } from './events.ts'

export type Decide = Decision<Choice, ChoicesEvent>
const refuse = refusing<ChoiceRefusal>()

/** What the route finds out. */
export type Facts = {
  readonly familyId: string
  readonly role: FamilyRole
  /** What this house can do at all. */
  readonly offered: readonly Feature[]
  /** The engine outside of our service that would listen; empty where none would. */
  readonly outside: string
}

/** Without a yes of the family nothing is made, and a member is asked for no yes: there only the first no finds nothing. */
const mayHaveMade = (before: { readonly isOn: boolean } | undefined, level: Level): boolean =>
  before?.isOn ?? level === 'member'

/** A no is always taken. For a family its owner or a helper answers, and each member for what they have added. */
export const setChoices =
  ({ level, switches, engine = '' }: SetChoices, { familyId, role, offered, outside }: Facts): Decide =>
  (choice, { by, at }) => {
    if (level === 'family' && !may(role, 'edit')) throw new Refused('forbidden')
    const before = answersOf(choice, level, by.id)
    return FEATURES.flatMap((feature) => {
      const isOn = switches[feature]
      if (isOn === undefined) return []
      const isOutside = isOn && feature === 'listen' && level === 'family' && outside !== ''
      if (isOn && !offered.includes(feature)) throw refuse('not-offered')
      if (isOutside && engine !== outside) throw refuse('consent-needed', { engine: outside })
      const said = before[feature]
      if (said?.isOn === isOn && (!isOutside || said.engine === outside)) return []
      const more = {
        ...(isOutside && { engine: outside }),
        ...(!isOn && mayHaveMade(said, level) && { erases: true as const }),
      }
      const data = { familyId, level, accountId: by.id, feature, isOn, ...more, setAt: at }
      return [{ type: 'ChoiceSet' as const, data }]
    })
  }

export const chooseLanguage =
  ({ language }: ChooseLanguage, { familyId, role }: Pick<Facts, 'familyId' | 'role'>): Decide =>
  (choice, { at }) => {
    if (!may(role, 'edit')) throw new Refused('forbidden')
    return choice.language === language ? [] : [{ type: 'LanguageChosen', data: { familyId, language, chosenAt: at } }]
  }

/** The receipt of a no, once nothing of what was made is there. */
export const recordErased =
  (no: Owed, erased: number): Decide =>
  ({ owed }, { at }) =>
    owed.some((each) => isSameNo(each, no))
      ? [{ type: 'ArtefactsErased', data: { ...no, erased, finishedAt: at } }]
      : []
