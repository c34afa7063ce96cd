/**
 * What a trusted contact is for: in the invitation and on its page. They can tell us of a death where the author has said
 * what follows from it.
 */
export const theJob = (author: string, mayReport = true): readonly string[] => [
  `If ${author} stops answering us, or we cannot reach someone a message is for, we write to you.`,
  mayReport
    ? `You can tell us that ${author} has died, and you can always ask us to wait.`
    : 'You can always ask us to wait.',
  `You never see what ${author} has left here: no message, no recording, no title. You need no account.`,
]

/** All that they may be asked besides. */
export const mayBeAsked = (author: string): readonly string[] => [
  `Whether something has happened that ${author} has named to you, like a wedding.`,
  'Whether someone is really who they say they are, when they cannot open their message.',
  'For a new address of someone a message is for, when the one we have no longer works.',
]
