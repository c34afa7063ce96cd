import type { Conversation, Turn } from './conversation.ts'

export type Letter = {
  readonly letter: number
  readonly at: string
  readonly answer: Turn | undefined
  /** It says that sign-ups are open. */
  readonly isOpening: boolean
}

/** The letter that is to be sent: the receipt first, then each answer and each opening; none where no address was given. */
export const nextLetter = ({
  email,
  letters,
  answered,
  turns,
  startedAt,
  openings,
}: Conversation): Letter | undefined => {
  if (!email || answered >= letters) return undefined
  const letter = answered + 1
  const isOpening = openings.includes(letter)
  const answers = turns.filter(({ from }) => from === 'us')
  const earlier = openings.filter((opening) => opening < letter).length
  const answer = isOpening ? undefined : answers[letter - 2 - earlier]
  return { letter, at: answer?.at ?? startedAt, answer, isOpening }
}
