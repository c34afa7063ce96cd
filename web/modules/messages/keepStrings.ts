/** The words of what has no day: kept until its author’s death, or until something happens. */
export const keepStrings = {
  death: 'After my death',
  occasion: 'When something happens',
  kept: 'Kept until needed',
  keptLine: 'We keep it until it is needed. It has no date until then.',
  afterDeath: (who: string) =>
    `If your trusted contacts tell us that you have died, or you stop answering us, as you chose under “If I’m not here”, we check with you twice. If you do not answer, ${who} will get it.`,
  afterOccasion: (by: string, occasion: string, who: string) =>
    `When ${by} can tell us “${occasion}”, we check with you twice. If you do not answer, ${who} will get it.`,
  unreached: (days: number) => `If we cannot reach you by email for ${days} days after that, it is delivered anyway.`,
  planLink: 'See “If I’m not here”',
  what: 'What has to happen?',
  whatHint: 'They see only these words. “Amelia marries” is fine.',
  who: 'Who may tell us that it has happened?',
  whoHint: 'They do not learn what you have left, or who it is for.',
  nobody: 'No trusted contact has said yes so far. Ask one first.',
  contactsLink: 'Your trusted contacts',
  wayOut: 'If we cannot reach you by email then, deliver it after',
  wayOutHint: 'Your email account may have closed by that time. Without this it could never be delivered.',
  notChosen: 'Say what has to happen, and choose at least one person who may tell us.',
  isSafe: (name: string) => `“${name}” is safe. Until it is needed, only you can open it.`,
  before: 'What happens when it is needed',
  someDay: 'Some day',
  toldDeath: 'Your trusted contacts tell us that you have died, or you stop answering us.',
  toldOccasion: (occasion: string) => `Someone you named tells us: “${occasion}”.`,
  // @says how long before a message's date its two checks leave
  twoBefore: 'Two days before',
  // @says how long before a message's date its two checks leave
  oneBefore: 'One day before',
  atLast: 'On that day',
  gets: (who: string) => `${who} will get it.`,
} as const
