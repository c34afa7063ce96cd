import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { questions } from '../../../../backend/modules/prompts/contract/questions.ts'
import { namesInWords } from '../stateStrings.ts'
import { strings } from '../strings.ts'

type Composed = Pick<MessageDetail, 'recipients'> & { readonly message: Pick<MessageDetail['message'], 'title'> }

/** Whoever begins with a question speaks first, and chooses who should have it afterwards. */
export const isSaidFirst = ({ recipients }: Pick<Composed, 'recipients'>): boolean => recipients.length === 0

/** The steps by their number in the address, as they come. */
export const orderOf = (composed: Pick<Composed, 'recipients'>): readonly number[] =>
  isSaidFirst(composed) ? [2, 1, 3, 4] : [1, 2, 3, 4]

/** The question stays on the page on which it is answered. */
export const titleAt = (step: number, { message: { title }, recipients }: Composed): string => {
  if (step === 2 && questions.includes(title)) return title
  if (recipients.length === 0) return title || strings.newTitle
  return strings.titleFor(namesInWords(recipients.map(({ name }) => name)))
}
