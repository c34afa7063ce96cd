const people = (n: number): string => (n === 1 ? 'one person' : n === 0 ? 'nobody' : `${n} people`)

export const strings = {
  title: 'If I died today',
  back: 'If I’m not here',
  open: 'If I died today',
  fetching: 'Still going through your plan',
  sent: (n: number, told: number): string =>
    `${n === 1 ? 'One message' : n === 0 ? 'No message' : `${n} messages`} would be sent, and ${people(told)} could tell us.`,
  faults: (n: number): string =>
    n === 0
      ? 'Nothing stands in the way.'
      : n === 1
        ? 'One thing would not work yet.'
        : `${n} things would not work yet.`,
  asOf: (day: string): string =>
    `We went through your plan as it stands on ${day}. Nothing was sent, and nothing was stored.`,
  happens: 'What would happen',
  nothing: 'As it stands, we would not find out, and nothing would be sent.',
  reports: 'Your trusted contacts tell us',
  reportsLine: (names: readonly string[], needed: number): string =>
    `${names.join(', ')} can tell us. It takes ${people(needed)}.`,
  waits: (day: string): string => `We write to you and wait until ${day}. One word from you stops everything.`,
  silence: 'Nobody tells us',
  asks: (day: string): string => `We ask whether you are there, first on ${day}.`,
  asked: 'We have already asked whether you are there.',
  believed: (day: string): string => `Without an answer we believe it on ${day}.`,
  on: (day: string): string => `On ${day}`,
  to: (names: readonly string[]): string => `to ${names.join(', ')}`,
  nothingThen: 'No message is kept for this.',
  untitled: 'A message',
  rest: 'The rest stays sealed until its own day',
  opens: (day: string): string => `opens on ${day}`,
  goes: (day: string): string => `is sent on ${day}`,
  more: (n: number): string => `and ${n} more`,
  broken: 'What would not work',
  fault: {
    unverified: {
      title: 'Your email address is not confirmed',
      line: 'We write to nobody in your name before it is.',
      mend: 'Confirm it',
    },
    'no-plan': {
      title: 'We would not find out',
      line: 'You have not said how we would know.',
      mend: 'Make a plan',
    },
    'nobody-to-tell': {
      title: 'Nobody could tell us',
      line: 'A trusted contact could tell us long before we notice your silence.',
      mend: 'Invite someone',
    },
    paused: {
      title: 'You are away',
      line: (day: string): string => `Until ${day} we do not ask whether you are there.`,
      mend: 'Look at your plan',
    },
    'too-few': {
      title: 'Too few people can tell us',
      line: (needed: number, agreed: number): string =>
        `Your plan asks for ${people(needed)}; ${people(agreed)} agreed.`,
      mend: 'Your trusted contacts',
    },
    'not-agreed': {
      title: (name: string): string => `${name} has not said yes`,
      line: 'Until then they cannot tell us anything.',
      mend: 'Your trusted contacts',
    },
    'came-back': {
      title: (name: string): string => `We cannot reach ${name}`,
      line: 'Our email to them came back.',
      mend: 'Give us another address',
    },
    'never-sent': {
      title: (name: string): string => `“${name}” would not be sent`,
      line: 'What it waits for would not come about by your plan alone.',
      held: 'It is on hold until you choose a date.',
      mend: 'Look at the message',
    },
  },
} as const
