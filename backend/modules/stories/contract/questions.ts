/** Questions to begin with, for whoever knows none: on the sheet of an interview, and for a story that is asked for. */
export const questions: readonly string[] = [
  'What could you see from your bed when you were small?',
  'Who made you laugh?',
  'What did the house smell of on Sundays?',
  'What were you not allowed to do, and did?',
  'How did you learn to swim, to cook, to drive?',
  'What did your mother say when you left the house?',
  'Who did you want to marry first?',
  'What was the hardest winter?',
  'Which work were you proud of?',
  'What did you sing to us?',
  'What did you never tell your parents?',
  'What should we go on doing when you are no longer here?',
  'Which of your things should someone have, and why?',
  'What would you like to hear at the end of a good day?',
  'How do you say good night?',
]
