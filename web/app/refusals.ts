import { commonSentences } from '../../backend/kernel/words/refusals.ts'
import { sentences as accounts } from '../../backend/modules/accounts/contract/refusals.ts'
import { sentences as backups } from '../../backend/modules/backups/contract/refusals.ts'
import { sentences as deliveries } from '../../backend/modules/deliveries/contract/refusals.ts'
import { sentences as life } from '../../backend/modules/life/contract/refusals.ts'
import { sentences as media } from '../../backend/modules/media/contract/refusals.ts'
import { sentences as messages } from '../../backend/modules/messages/contract/refusals.ts'
import { sentences as recipients } from '../../backend/modules/recipients/contract/refusals.ts'
import { sentences as reviews } from '../../backend/modules/reviews/contract/refusals.ts'
import { sentences as stories } from '../../backend/modules/stories/contract/refusals.ts'
import { sentences as subscribers } from '../../backend/modules/subscribers/contract/refusals.ts'
import { sentences as support } from '../../backend/modules/support/contract/refusals.ts'

/** What a page says in other words than the server. */
const overrides: Readonly<Record<string, string>> = {
  // The server tells a program what to send; a person has a page that is too old.
  'revision-needed': 'Your page is out of date. Reload and try again.',
  // Also where what changed is no message.
  stale: commonSentences.stale,
  // The page shows the way to a fresh one.
  'link-expired': 'This link is too old.',
  // The page shows the other choice.
  'lead-too-short': 'We promise two checks, two days and one day before. The earliest date is {earliest}.',
  // Told to the author, not to the recipient.
  declined: 'This message was declined.',
  'passcode-weak': 'At least 6 characters, not their name or birthday.',
  'not-unlocked': 'Prove first that it is you.',
  // Only recordings are uploaded.
  'empty-file': 'There is no sound in this recording. Please record again.',
  'upload-done': 'This recording is complete already.',
}

const contracts = [
  commonSentences,
  accounts,
  backups,
  deliveries,
  life,
  media,
  messages,
  recipients,
  reviews,
  stories,
  subscribers,
  support,
]

/** Where contracts have different words for a code, the server's answer stands: it knows which of them refused. */
const together = (): Readonly<Record<string, string>> => {
  const merged: Record<string, string> = {}
  for (const [code, sentence] of contracts.flatMap((each) => Object.entries(each)))
    merged[code] = (merged[code] ?? sentence) === sentence ? sentence : '{message}'
  return merged
}

/** Server codes in words; {…} come from the refusal's details, dates and times in words. */
export const sentences: Readonly<Record<string, string>> = { ...together(), ...overrides }
