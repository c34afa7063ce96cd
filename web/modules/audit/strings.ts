export const strings = {
  historyTitle: 'History',
  historyLine: 'A complete, tamper-evident log of every event. It never shows what families wrote.',
  historyOf: 'History of',
  streamLine: 'Sealed fields are named and stay closed. What was erased is gone for good.',
  none: 'No events match. Try removing a filter.',
  verify: 'Check the whole log',
  verifyStream: 'Check this stream',
  verifying: 'Checking…',
  exportCsv: 'Export CSV',
  exportLines: 'Export JSON lines',
  more: 'Show older events',
  backToHistory: 'History',
  difference: 'What changed between two revisions',
  noDifference: 'Nothing that is not sealed changed between these two.',
  messagesTitle: 'Messages',
  messagesLine: 'Status of all messages, and the ones that need attention.',
  nothingStalled: 'No message is stuck.',
  damagedTitle: 'Damaged files',
  damagedLine:
    'The stored copy of these cannot be read. Put it back from a backup of the object store, as it lies there: the next day’s run finds it whole. The person who sent the file reads on it that they may send it again.',
  stoppedTitle: 'Stopped at an event',
  stoppedLine:
    'These cannot continue without you, and what they keep is out of date. Deploy a version that can read the event, or skip it: npm run admin -- skip, with the name and the event below and a reason.',
  runs: 'See its runs at Temporal',
} as const

export const houseStrings = {
  medianOpen: 'Median time from email to first open',
  // @says days over which the desk counts mails
  noneOpened: 'None was opened in the last thirty days.',
  // @says days over which the desk counts mails
  accepted: 'Emails accepted, last 30 days',
  noMail: 'None was sent.',
  lag: 'Projection lag',
  noLag: 'less than a second',
  sweep: 'Last reconciliation of workflows',
  verified: 'The whole log, when it was last checked',
  audited: 'Recordings re-verified, last run',
  vaultAudited: 'Files of families re-verified, last run',
  faults: 'Faults that were stopped, and the last of them',
  noFault: 'None so far.',
  never: 'Not yet.',
  lastAmiss: 'Something was last amiss',
} as const

export const actStrings = {
  title: 'What we may do',
  pauseLine:
    // @says how long staff may pause a message
    'Holds the message back, for thirty days at most. Its author is told by email and may end the pause. Nobody here can read, send or change it.',
  days: 'For',
  pause: 'Pause the message',
  note: 'Note',
  noteHint: 'For other staff. The author cannot see it, and it’s deleted with the message.',
  keepNote: 'Keep the note',
  keeping: 'Keeping…',
  // @says links that are mailed a day because somebody asked for them
  resendLine: 'Emails a fresh link to the address that the author gave. Older links no longer open. Up to three a day.',
  resend: 'Email a fresh link',
  done: 'Done.',
} as const

export const reasonStrings = {
  changed: 'its bytes are not those that were stored',
  missing: 'an event is gone here',
  unreadable: 'it lost the form in which we store',
  closed: 'its sealed text does not open, although the key is there',
  anchor: 'the log up to here is not what was anchored',
  copy: 'the copy of this anchor beside the recordings says otherwise, or is gone',
} as const

export const fieldStrings = { open: '', sealed: 'sealed', erased: 'erased' } as const
