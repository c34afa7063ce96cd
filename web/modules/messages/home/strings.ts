/** The strings of the home page. */
export const strings = {
  today: 'A question for today',
  another: 'Another one',
  ring: 'Press and tell us',
  press: 'Press and tell us.',
  enough: 'Two minutes is plenty.',
  later: 'Keep it for later',
  kept: 'Kept for later',
  keptLine: 'You find it with your messages, as a draft.',
  next: 'Next messages',
  allMessages: 'All messages',
  block: 'Your block',
  waiting: 'waiting',
  delivered: 'delivered',
  unfinished: 'not finished',
  sewn: (n: number): string => {
    if (n === 0) return 'Nothing is sewn in yet. Each message you seal is a strip.'
    return `${n === 1 ? 'One message is' : `${n} messages are`} sewn in. The next strip is waiting.`
  },
  lastReply: 'Last reply',
  readAll: 'Read it all',
  sentVoice: 'Sent you a recording.',
  on: (name: string, day: string) => `${name}, on ${day}`,
} as const
