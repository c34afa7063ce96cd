import * as v from 'valibot'
import type { Relatives } from '../../../backend/modules/connections/contract.ts'
import { AskedEmail, AskForStory, type StoryRow } from '../../../backend/modules/stories/contract.ts'
import { askStrings } from './strings.ts'

/** Chosen instead of someone of the family. */
export const NEW = 'new'

const isEmail = (email: string) => email === '' || v.is(AskedEmail, email)

/** The fields of the dialog that asks for a story. */
export const Asked = v.pipe(
  v.object({
    who: v.pipe(v.string(), v.minLength(1, askStrings.chooseOne)),
    name: v.pipe(v.string(), v.trim()),
    email: v.pipe(v.string(), v.trim(), v.check(isEmail, askStrings.notEmail)),
    question: AskForStory.entries.question,
  }),
  v.forward(
    v.check(({ who, name }) => who !== NEW || name !== '', askStrings.nameMissing),
    ['name'],
  ),
)
export type Asked = v.InferOutput<typeof Asked>

export type Person = { readonly id: string; readonly name: string; readonly isMember: boolean }

/** Everyone of the family who can be asked: not oneself, and no one who has died. */
export const people = ({ people: all }: Relatives): readonly Person[] =>
  all
    .filter(({ isYou, hasDied }) => !isYou && !hasDied)
    .map(({ id, name, role }) => ({ id, name, isMember: role !== null }))

/** A member by their account, which has an address; anybody else by name, and by an address where one is given. */
export const askedAs = ({ id, name, isMember }: Person, email = ''): AskForStory['to'] =>
  isMember ? { accountId: id } : { relativeId: id, name, ...(email !== '' && { email }) }

/** No email carries it: whoever asked sends the link. */
export const isByHand = ({ mail, toAccountId }: Pick<StoryRow, 'mail' | 'toAccountId'>): boolean =>
  mail === 'none' && toAccountId === null
