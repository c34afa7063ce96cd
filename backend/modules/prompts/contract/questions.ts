/** What the home page asks, one a day, and a weekly email. Each is answered in two minutes, by someone who never wrote a letter. */
export const questions: readonly string[] = [
  'What did the house smell of on Sundays?',
  'What could you see from your bed when you were small?',
  'Who taught you to cook, and what was the first thing?',
  'What did your mother call you when no one else was there?',
  'Which song takes you straight back?',
  'What was in the pockets of your first coat?',
  'How did you get to school?',
  'Which neighbor do you still think about?',
  'What were you not allowed to do, and did anyway?',
  'What did your father do with his hands?',
  'Where did you go when you wanted to be alone?',
  'What was the best thing you ever bought with your own money?',
  'What did you eat when you were sick?',
  'Who made you laugh until it hurt?',
  'What is the oldest thing in your home, and how did it get there?',
  'What was your first job, and what did it pay?',
  'When did you first feel grown up?',
  'Which winter was the hardest?',
  'What did you promise yourself when you were sixteen?',
  'How did you meet the person you love?',
  'What did you think of each other on the first day?',
  'What was the weather like the day your child was born?',
  'How did you choose the name?',
  'What did you do all night when the baby would not sleep?',
  'Which of your children’s words do you still use?',
  'What did you get wrong, and would do differently today?',
  'What were you good at that few people know about?',
  'Who helped you when you did not ask?',
  'What did you lose that you still look for?',
  'What is the kindest thing a stranger did for you?',
  'Which work were you proud of?',
  'What did you learn from someone younger?',
  'What does your family say that other people do not understand?',
  'Which recipe is written nowhere?',
  'What do you always put in your suitcase?',
  'Which journey changed you?',
  'Where would you take them, if you had one afternoon?',
  'What did the sea, the woods or the street sound like at night?',
  'Which animal do you miss?',
  'What was your hiding place?',
  'What did you do on the longest day of the summer?',
  'Who do you look like, and whose temper do you have?',
  'What did your grandparents talk about at the table?',
  'What was forbidden at that table?',
  'Which holiday went wrong, and is now everyone’s favorite story?',
  'What did you sing to us?',
  'What do you do when nothing goes right?',
  'What calms you?',
  'What did you understand late?',
  'What would you tell yourself at twenty?',
  'Which decision are you glad of today?',
  'What did you never say to your parents?',
  'What do you like about them that you never say?',
  'What should they never worry about?',
  'What are you looking forward to?',
  'What made you smile this week?',
  'What do you see from your window right now?',
  'Which of your things should someone have, and why?',
  'What should we go on doing when you are no longer here?',
  'How do you say good night?',
]

/**
 * @number step from one weekly question to the next. No common divisor with their number, so that all come before one
 * comes again.
 */
const STEP = 17

/**
 * The place in the list of a day's question, `further` ones on.
 * @param begin from 0 to 1, a person's own: two people begin at different places
 * @param day counted in the person's own time
 */
export const placeOf = (begin: number, day: number, further = 0): number =>
  (Math.floor(begin * questions.length) + day + further * STEP) % questions.length
