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

export const reasonWords = {
  changed: 'its bytes are not those that were stored',
  missing: 'an event is gone here',
  unreadable: 'it lost the form in which we store',
  anchor: 'the log up to here is not what was anchored',
} as const

export const fieldWords = { open: '', sealed: 'sealed', erased: 'erased' } as const
