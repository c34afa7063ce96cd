/** The first quarter of an hour with somebody who may not have many left. */
export const plan = [
  ['2 minutes', 'Sit down', 'The known chair, a cup, the phone face down on the table. Start it now.'],
  ['3 minutes', 'Something for the hands', 'A spoon, a thimble, one large photograph. Say what you see. Then wait.'],
  ['5 minutes', 'One question', 'The first from the sheet. Do not correct anything.'],
  ['3 minutes', 'The sentences of every day', '“How did you call us in for supper?” Let them say it as they said it.'],
  ['2 minutes', 'Name and day', 'Say aloud who has spoken, where, and on which day. Then thank them.'],
] as const
