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
  anchor: 'the log up to here is not what was anchored',
} as const

export const fieldWords = { open: '', sealed: 'sealed', erased: 'erased' } as const
