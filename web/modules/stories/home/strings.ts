/** What the family has on home. */
export const homeStrings = {
  new: 'New from the family',
  from: 'From the family',
  all: 'All stories',
  told: { today: 'Told today', yesterday: 'Told yesterday', on: (day: string) => `Told on ${day}` },
  ask: 'Ask someone one question',
  nowAsk: 'Now ask someone a question.',
  needsNoAccount: 'They open a link and talk, or write. They do not need an account.',
  another: 'Another one',
  who: 'Who to ask',
  sendTo: (name: string) => `Send it to ${name}`,
  chooseWho: 'Choose who to ask',
  linkReady: (name: string) => `Your question to ${name} is ready. Send them the link.`,
  shareText: (question: string) => `I’d like to hear this from you: ${question}`,
} as const
