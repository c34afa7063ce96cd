import * as contracts from './contractSentences.ts'

/** What a page says in other words than the server. */
const overrides: Readonly<Record<string, string>> = {
  // The server tells a program what to send; a person has a page that is too old.
  'revision-needed': 'Your page is out of date. Reload and try again.',
  // Also where what changed is no message.
  stale: contracts.commonSentences.stale,
  // The page shows the way to a fresh one.
  'link-expired': 'This link is too old.',
  // The page shows the other choice.
  // @says how long before a message's date its two checks leave
  'lead-too-short': 'We promise two checks, two days and one day before. The earliest date is {earliest}.',
  // Told to the author, not to the recipient.
  declined: 'This message was declined.',
  'not-unlocked': 'Please confirm it’s you first.',
  // Only recordings are uploaded.
  'empty-file': 'There is no sound in this recording. Please record again.',
  'upload-done': 'This recording is complete already.',
}

/** Where contracts have different words for a code, the server's answer stands: it knows which of them refused. */
const together = (): Readonly<Record<string, string>> => {
  const merged: Record<string, string> = {}
  for (const [code, sentence] of Object.values(contracts).flatMap((each: Readonly<Record<string, string>>) =>
    Object.entries(each),
  ))
    merged[code] = (merged[code] ?? sentence) === sentence ? sentence : '{message}'
  return merged
}

/** Server codes in words; {…} come from the refusal's details, dates and times in words. */
export const sentences: Readonly<Record<string, string>> = { ...together(), ...overrides }
