import type { Plan } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse, type RecipientFact } from './guards.ts'

type Kept = Pick<Message, 'body' | 'media' | 'recipientIds'>

/**
 * Why a message cannot go out as it is, of what is known of its people: nothing to read or hear, nobody it is for, or
 * someone who could not unlock it. A person who said no stands in nobody's way: their delivery ends by itself.
 */
const obstacleTo = ({ body, media, recipientIds }: Kept, people: readonly RecipientFact[]) => {
  if (body.trim() === '' && media.length === 0) return { code: 'empty-message' } as const
  if (recipientIds.length === 0) return { code: 'no-recipient' } as const
  const unproven = people.find(({ hasDeclined, hasVerification }) => !hasDeclined && !hasVerification)
  return unproven && ({ code: 'no-verification', name: unproven.name } as const)
}

/** Asked and told at the same address alone, whose silence would let it go out. */
const isToOneself = (people: readonly RecipientFact[], answerRule: Plan['answerRule'] | undefined): boolean =>
  answerRule === 'silent' && people.every(({ isAuthor }) => isAuthor)

/** For what nobody is there to mend: whoever is not known yet is no obstacle. */
export const isSendable = (message: Kept & Pick<Message, 'plan'>, people: readonly RecipientFact[]): boolean => {
  const areAllKnown = people.length === message.recipientIds.length
  const isOwnAlone = areAllKnown && isToOneself(people, message.plan?.answerRule)
  return !isOwnAlone && obstacleTo(message, people) === undefined
}

/**
 * The one rule for what may go out, for everything its author does that could lead there.
 * @throws Refused `empty-message`, `no-recipient`, `no-verification`, `recipient-unknown`, `self-only`
 */
export const requireSendable = (
  message: Kept,
  people: readonly RecipientFact[],
  answerRule: Plan['answerRule'] | undefined,
): void => {
  const obstacle = obstacleTo(message, people)
  if (obstacle) throw refuse(obstacle.code, 'name' in obstacle ? { name: obstacle.name } : {})
  const known = new Set(people.map(({ recipientId }) => recipientId))
  if (message.recipientIds.some((id) => !known.has(id))) throw refuse('recipient-unknown')
  if (isToOneself(people, answerRule)) throw refuse('self-only')
}
