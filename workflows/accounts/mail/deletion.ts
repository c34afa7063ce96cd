import { instantInWords } from '../../../backend/kernel/words/instantInWords.ts'
import type { Letter as Mail } from '../../../backend/kernel/mail/letter.ts'
import type { Settings } from '../../../backend/kernel/process/settings.ts'
import type { Written } from './written.ts'

const delivered = (isTakenBack = false): string =>
  isTakenBack
    ? 'What someone was given and has opened stays with them. What nobody has opened is taken back.'
    : 'What someone was given stays with them.'

export const deletionLetter: Written = (
  { settings, capabilities },
  { accountId, deletion },
  { letter, about = '' },
) => ({
  subject: 'Your account will be deleted',
  heading: 'Your account will be deleted',
  lines: [
    `On ${instantInWords(about)} we delete your account and everything in it. Until then it is all here.`,
    `The messages that were waiting are canceled and go to nobody. ${delivered(deletion?.takeBackUnopened)}`,
    'If you change your mind, or if it was not you, use the button: one press keeps the account.',
  ],
  choices: [
    { label: 'Keep my account', url: `${settings.origin}/undo/${capabilities.issue('undo', accountId, letter)}` },
  ],
  because: `${settings.productName} sent this because the account is to be deleted.`,
})

export const keptLetter: Written = ({ settings }) => ({
  subject: 'Your account stays',
  heading: 'Your account stays',
  lines: [
    'It will not be deleted. The messages that were canceled can be restored from their pages, each with a new date.',
  ],
  choices: [{ label: 'Open my messages', url: `${settings.origin}/future-messages` }],
  because: `${settings.productName} sent this because the account was to be deleted.`,
})

/** The last mail: there is no account any more that could be told more. */
export const receiptLetter = ({ productName, origin }: Settings, isTakenBack?: boolean): Mail => ({
  subject: 'Your account is deleted',
  heading: 'Your account is deleted',
  lines: [
    'We have destroyed the keys to everything you kept here and removed the recordings. No one can get it back, and neither can we.',
    `${delivered(isTakenBack)} This address is free again.`,
  ],
  choices: [{ label: `Open ${productName}`, url: origin }],
  because: `${productName} sent this once, because the account was deleted as its owner asked.`,
})
