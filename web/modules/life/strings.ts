import { MOST_CONTACTS, MOST_WAIT_DAYS, MOST_WAITS_DAYS } from '../../../backend/modules/life/contract.ts'

export const strings = {
  invite: 'Add a trusted contact',
  full: `You have ${MOST_CONTACTS} trusted contacts, which is the maximum.`,
  emptyTitle: 'No trusted contacts yet',
  emptyLine:
    'If your email address stops working, we need someone else to turn to. A trusted contact can reach you when we cannot.',
  patchLine: 'Choose someone we can turn to when our emails no longer reach you.',
  oneTitle: 'You have one trusted contact',
  oneLine: 'If we cannot reach them either, nobody will know. Add a second if you can.',
  sentences: [
    'If our emails stop reaching you, we tell your trusted contacts.',
    'They can ask us to wait, or tell us that you have died.',
    'They never see your messages.',
  ],
  bounced: 'Our emails do not arrive',
  bouncedLine: 'Your address stopped working.',
  weTell: (names: readonly string[]): string => {
    const [first, second] = names
    if (first === undefined) return 'We tell your trusted contacts'
    if (second === undefined) return `We tell ${first}`
    return names.length === 2 ? `We tell ${first} and ${second}` : `We tell ${first}, ${second} and the others`
  },
  weTellLine: 'They may be able to reach you.',
  weWait: 'If they ask us to wait, we wait',
  // @says how long a contact may ask us to wait at a time
  // @says how long contacts may ask us to wait in all since the author's last sign of life
  weWaitLine: '30 days at a time, 90 in all.',
  yours: 'Your trusted contacts',
  whatTitle: 'All details',
  what: [
    'If our check-in emails bounce, we tell them, once per check-in.',
    'If you have not replied to us for more than a year, we tell them too when we check in with you.',
    'We tell them when a message is sent after we could not reach you.',
    'We tell them if a check-in email bounces after the message has already been sent.',
    'If we cannot reach someone you left a message for, we tell your trusted contacts who it is.',
    'If someone cannot unlock it, we ask your trusted contacts to vouch for them. Even then we also send a code to that person’s own email. You can turn this off.',
    'They never see what you have left here: no message, no recording, no title. They cannot send or change anything.',
    'If you choose so under “If I’m not here”, they can tell us that you have died. We write to you at every address before we believe it, and one reply from you ends it.',
    `They may ask us to wait, for ${MOST_WAIT_DAYS} days at a time and ${MOST_WAITS_DAYS} in all. Nothing is sent meanwhile, nothing is lost, and you can end it.`,
  ],
  name: 'Name',
  nameHint: 'What you call them, like “Tom”',
  email: 'Their email',
  emailHint: 'We ask there, once, whether they want to. Choose an address that is not yours.',
  fromOneToTwo:
    'One trusted contact alone can report your death for now. Once two have said yes, it takes two. You can change that under “If I’m not here”.',
  send: 'Send the question',
  saving: 'Saving…',
  sent: (name: string) => `We write to ${name}`,
  sentLine: 'The email says what a trusted contact does, and asks for a yes or a no.',
  states: {
    invited: 'Asked, no answer yet',
    accepted: 'Said yes',
    declined: 'Would rather not',
  },
  refused: 'Our email did not get through',
  refusedLine: 'Please check the address: remove this one, and ask again with the right one.',
  waitTitle: (name: string) => `${name} asked us to wait`,
  waitLine: (until: string, reason: string) =>
    `${reason} Nothing is sent until ${until}. Then we check with you again, and your messages are back on schedule.`,
  reasons: { alive: 'They say that you are alive.', unsure: 'They are not sure whether you are alive.' },
  endWait: 'I’m here, go on',
  waitEnded: 'We wait no longer',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name} from your trusted contacts?`,
  removeLine: 'We do not write to them about you any more. If they open our email again, its page says so.',
} as const
