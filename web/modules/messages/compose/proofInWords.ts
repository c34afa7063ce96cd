import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { strings } from '../strings.ts'

type Recipient = Pick<MessageDetail['recipients'][number], 'name' | 'verification'>

type Entry = Pick<RecipientRow, 'email' | 'relation' | 'hint' | 'question'>

/** To which mailbox it goes and as whose; nothing while the address book is on its way. */
export const mailboxInWords = ({ name }: Recipient, person: Entry | undefined): string =>
  person ? strings.mailbox(name, person.email, person.relation) : ''

/** What a recipient will be asked before the message opens; `person` is their entry in the address book, once it is there. */
export const proofInWords = (
  { name, verification }: Recipient,
  person: Pick<Entry, 'hint' | 'question'> | undefined,
): string => {
  switch (verification) {
    case 'none':
      return strings.needsPasscode(name)
    case 'passcode':
      return strings.withPasscode(name, person?.hint ?? null)
    case 'question':
      return strings.withQuestion(name, person?.question ?? null)
    case 'otp':
      return strings.withCode(name)
  }
}
