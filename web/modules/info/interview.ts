/** The first quarter of an hour with somebody who may not have many left. */
export const plan = [
  ['2 minutes', 'Sit down', 'The known chair, a cup, the telephone face down on the table. Start it now.'],
  ['3 minutes', 'Something for the hands', 'A spoon, a thimble, one large photograph. Say what you see. Then wait.'],
  ['5 minutes', 'One question', 'The first from the sheet. Do not correct anything.'],
  ['3 minutes', 'The sentences of every day', '“How did you call us in for supper?” Let them say it as they said it.'],
  ['2 minutes', 'Name and day', 'Say aloud who has spoken, where, and on which day. Then thank them.'],
] as const

export const questions: readonly string[] = [
  'What could you see from your bed when you were small?',
  'Who made you laugh?',
  'What did the house smell of on Sundays?',
  'What were you not allowed to do, and did?',
  'How did you learn to swim, to cook, to drive?',
  'What did your mother say when you left the house?',
  'Whom did you want to marry first?',
  'What was the hardest winter?',
  'Which work were you proud of?',
  'What did you sing to us?',
  'What did you never tell your parents?',
  'What should we go on doing when you are no longer here?',
  'Which of your things should somebody have, and why?',
  'What would you like to hear at the end of a good day?',
  'How do you say good night?',
]
