import type { Tour } from '../tour.ts'

export const familyCollaboration: Tour = {
  title: 'A family keeps more than one person can',
  lead: 'Someone has the album, someone knows the names, someone is good at asking. This is where they meet, each with their own part.',
  next: { path: '/family-collaboration-quiz', words: 'How does your family work together?' },
  dye: 'clay',
  example: {
    kind: 'sheet',
    title: 'Who does what',
    rows: [
      ['Ruth', 'looks after everything'],
      ['Thomas', 'adds pictures and dates'],
      ['Amelia', 'listens, and asks questions'],
      ['Aunt May', 'tells the stories'],
    ],
  },
  today: [
    ['Roles in plain words', 'Who may see, who may add, and who decides. The owner can hand the family over.'],
    ['Ask for a story', 'A question goes to one relative by email. They answer with their voice, without an account.'],
    ['See what happened', 'Who joined and what was told, the newest first.'],
  ],
  coming: [
    ['Who follows when the owner dies', 'The family chooses, calmly and together.'],
    ['A line a week', 'What is new in the family, by email, and only if you want it.'],
  ],
  rows: {
    title: 'Four roles',
    facts: [
      ['Owner', 'Decides who belongs, and can hand the family over.'],
      ['Helper', 'Invites people, and can restore what someone deleted.'],
      ['Contributor', 'Adds, and corrects what they added.'],
      ['Viewer', 'Looks and listens.'],
    ],
  },
}
export const invitations: Tour = {
  title: 'Ask them in',
  lead: 'An invitation says who asks, what for, and what they will be able to see. It can be declined without a word.',
  next: { path: '/family-collaboration-quiz', words: 'Who should you ask first?' },
  dye: 'plum',
  example: {
    kind: 'quote',
    words:
      'Dear Thomas, I am collecting what Mother told us. Would you put in the pictures from Lyon? You would see what I have put in, and nobody else would. Ruth',
    from: 'An invitation, as it arrives',
  },
  today: [
    ['Invite by email', 'With a role, a few words of your own, and a date on which it ends.'],
    ['See what they said', 'Waiting, joined, declined, expired or not arrived. Send it again with one press.'],
  ],
  coming: [],
  rows: {
    title: 'For the one who is asked',
    facts: [
      ['No account before the answer', 'They read first and decide then.'],
      ['A no stays quiet', 'Anyone who declines is not asked why.'],
    ],
  },
}
export const sharing: Tour = {
  title: 'Everything you have shared, in one list',
  lead: 'Links are easy to send and easy to forget. See every link, who has opened it, and turn it off.',
  next: { path: '/schedule-message', words: 'Send something to one person' },
  dye: 'slate',
  example: {
    kind: 'sheet',
    title: 'Links of Ruth Hale',
    rows: [
      ['Nan’s loaf', 'for Thomas, until Sunday'],
      ['Summer 1964', 'for all the family'],
      ['The tape', 'ended on March 2'],
    ],
  },
  today: [
    [
      'Messages for one person',
      'A message goes to someone you name, after they have shown that it is them. You see what became of it under Messages.',
    ],
    ['Links with an end', 'Each with a day on which it stops, and a passcode to open it with if you like.'],
    ['A log', 'When it was opened, and from what kind of device.'],
  ],
  coming: [['More than stories', 'Photos, recipes and books, by the same kind of link.']],
  rows: {
    title: 'Two ways to give something away',
    facts: [
      ['A message', 'Arrives on a day, for one person, with a check before it goes. This works today.'],
      ['A link', 'Opens at once, for anyone who has it, until you take it back. This works today.'],
    ],
  },
}
