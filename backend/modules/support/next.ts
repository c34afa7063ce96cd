import type { Conversation, Turn } from './conversation.ts'

export type Letter = { readonly letter: number; readonly at: string; readonly answer: Turn | undefined }

/** The letter that is to be sent: the receipt first, then each answer; none where no address was given. */
export const nextLetter = ({ email, letters, answered, turns, startedAt }: Conversation): Letter | undefined => {
  if (!email || answered >= letters) return undefined
  const letter = answered + 1
  const answer = turns.filter(({ from }) => from === 'us')[letter - 2]
  return { letter, at: answer?.at ?? startedAt, answer }
}
