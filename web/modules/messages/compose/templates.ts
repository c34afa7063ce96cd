/** What a message may begin with: a name for it and a few questions to answer aloud. */
export const templates = {
  'just-because': {
    title: 'For no reason at all',
    prompts: [
      'What made you laugh this week?',
      'What do you see from your window right now?',
      'What do you like about them that you never say?',
    ],
  },
  milestone: {
    title: 'For your big day',
    prompts: [
      'Say their name, and what day it is.',
      'What did you see in them early on?',
      'What would you do if you were in the room?',
    ],
  },
  'wisdom-five-questions': {
    title: 'What I would tell you',
    prompts: [
      'What did you understand later than you would have liked?',
      'Which decision are you glad of today?',
      'What do you do when nothing goes right?',
      'What should they never worry about?',
      'What do you hope they keep of the family?',
    ],
  },
  comfort: {
    title: 'For a hard day',
    prompts: [
      'Say hello the way you always do.',
      'Which one thing can you take off their shoulders?',
      'What will still be there tomorrow?',
    ],
  },
} as const
export type TemplateId = keyof typeof templates
