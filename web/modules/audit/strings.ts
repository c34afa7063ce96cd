export const strings = {
  historyTitle: 'History',
  historyLine:
    'Everything that ever happened, in order, held together by hashes. Nothing here shows what families wrote.',
  streamLine: 'Sealed fields are named and stay closed. What was erased is gone for good.',
  none: 'No event fits. Take something out of the search.',
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
  messagesLine: 'How all messages stand, and those that need somebody.',
  nothingStalled: 'No message is stuck.',
  stoppedTitle: 'Stopped at an event',
  stoppedLine:
    'These cannot go on by themselves, and what they keep is out of date. Deploy a version that can read the event, or skip it: npm run admin -- skip, with the name and the event below and a reason.',
  runs: 'See its runs at Temporal',
} as const

export const houseStrings = {
  medianOpen: 'From a link’s mail to its opening',
  noneOpened: 'None was opened in the last thirty days.',
  accepted: 'Mails that were taken, of the last thirty days',
  noMail: 'None was sent.',
  lag: 'Lists are behind the log by',
  noLag: 'less than a second',
  sweep: 'Workflows held against what is open',
  verified: 'The whole log, when it was last checked',
  audited: 'Recordings read again, in the last run',
  faults: 'Faults that were stopped, and the last of them',
  noFault: 'None so far.',
  never: 'Not yet.',
  lastAmiss: 'Something was last amiss',
} as const

export const actStrings = {
  title: 'What we may do',
  pauseLine:
    'Holds the message back, for thirty days at most. Its author is told by mail and may end the pause. Nobody here can read, send or change it.',
  days: 'For',
  pause: 'Pause the message',
  note: 'Note',
  noteHint: 'For the next of us. The author does not see it, and it goes when the message is erased.',
  keepNote: 'Keep the note',
  keeping: 'Keeping…',
  resendLine: 'Mails a fresh link to the address that the author gave. Older links no longer open. Up to three a day.',
  resend: 'Mail a fresh link',
  done: 'Done.',
} as const

export const reasonWords = {
  changed: 'its bytes are not those that were stored',
  missing: 'an event is gone here',
  unreadable: 'it lost the form in which we store',
  closed: 'its sealed text does not open, although the key is there',
  anchor: 'the log up to here is not what was anchored',
  copy: 'the copy of this anchor beside the recordings says otherwise, or is gone',
} as const

export const fieldWords = { open: '', sealed: 'sealed', erased: 'erased' } as const
