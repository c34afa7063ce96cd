import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { strings } from '../strings.ts'
import { mailboxesFor, type Coming, type Entry as Addressed } from './coming.ts'

type Recipient = Pick<MessageDetail['recipients'][number], 'name' | 'verification'>

type Entry = Addressed & Pick<RecipientRow, 'relation' | 'hint' | 'question'>

/** To which mailbox it goes and as whose; nothing while the address book is on its way. */
export const mailboxInWords = ({ name }: Recipient, person: Entry | undefined, coming: Coming): string => {
  if (!person) return ''
  const { first, later } = mailboxesFor(person, coming)
  const { address, isGuardians, isGrown } = first
  if (!isGuardians) return strings.mailbox(name, address, person.relation)
  if (isGrown) return strings.grownMailbox(name, address)
  const now = strings.guardiansMailbox(name, address)
  if (!later) return now
  const then = later.isGuardians
    ? strings.grownThere(name)
    : strings.grownMailboxLater(name, later.address, person.relation)
  return `${now} ${then}`
}

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
