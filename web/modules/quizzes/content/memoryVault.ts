import { ask, askMany, type Quiz } from '../quiz.ts'

export const memoryVault: Quiz = {
  slug: 'memory-vault-quiz',
  name: 'Memory Vault Quiz',
  title: 'What does your memory vault need most?',
  intro:
    'Pictures in a cellar need something other than pictures on four telephones. Seven questions, and you know where to start.',
  minutes: 4,
  scene: 'drawer',
  questions: [
    ask('where', 'Where are most of your pictures?', [
      ['box', 'In boxes and albums', 'rescue3'],
      ['phone', 'On telephones', 'organiser2 guardian1'],
      ['disc', 'On an old computer or disc', 'guardian2 organiser1'],
      ['others', 'With other people', 'sharer3'],
    ]),
    ask('old', 'How old is the oldest?', [
      ['ten', 'Ten years', 'organiser2'],
      ['forty', 'Forty years', 'rescue1 organiser1'],
      ['hundred', 'A hundred years', 'rescue3'],
      ['unknown', 'Nobody knows', 'rescue1 organiser2'],
    ]),
    ask('named', 'Do you know who is in them?', [
      ['yes', 'Yes, nearly always', 'sharer1 guardian1'],
      ['some', 'About half', 'organiser3'],
      ['one', 'One person knows, and is old', 'rescue2 organiser1'],
      ['no', 'No', 'organiser2'],
    ]),
    ask('fear', 'What would be the worst?', [
      ['water', 'Water in the cellar', 'rescue3'],
      ['phone', 'A telephone that falls into the sea', 'guardian3'],
      ['forgotten', 'That nobody looks at them', 'sharer3'],
      ['mess', 'That nobody finds anything', 'organiser3'],
    ]),
    askMany('kinds', 'What else is there besides photographs?', [
      ['tapes', 'Tapes and films', 'rescue2'],
      ['letters', 'Letters', 'rescue1 organiser1'],
      ['papers', 'Papers that matter', 'guardian2'],
      ['voices', 'Voices', 'sharer1'],
    ]),
    ask('copies', 'How many copies are there?', [
      ['one', 'One', 'guardian3'],
      ['two', 'Two, in one house', 'guardian2'],
      ['three', 'Three, in different places', 'sharer2 organiser1'],
      ['unsure', 'I am not sure', 'guardian2 organiser1'],
    ]),
    ask('for', 'Whom is it for?', [
      ['me', 'For myself', 'organiser1'],
      ['children', 'For my children, later', 'guardian2'],
      ['everyone', 'For all the family, now', 'sharer3'],
      ['one', 'For one person who should see them again', 'rescue1 sharer1'],
    ]),
  ],
  outcomes: [
    {
      id: 'rescue',
      title: 'Rescue the paper first',
      text: 'Paper fades and tape sheds, and neither waits. Photograph one box by the window on a grey day, flat and without flash, and note who tells you what.',
      next: { path: '/memory-vault', words: 'How old pictures are kept', query: { begin: 'scan' } },
    },
    {
      id: 'organiser',
      title: 'Dates and people, one evening',
      text: 'You do not need folders. You need to know when and who. Take fifty pictures, one evening, one person who remembers.',
      next: { path: '/memory-vault', words: 'How they are put in order', query: { begin: 'sweep' } },
    },
    {
      id: 'guardian',
      title: 'A second copy, and somebody who knows',
      text: 'One copy is none. Make another this week, keep it in a second house, and tell one person that it is there.',
      next: { path: '/legacy-planning', words: 'Plan who should know' },
    },
    {
      id: 'sharer',
      title: 'Let them be looked at',
      text: 'Send one picture with a minute of your voice to somebody who is in it. That is how a family begins to look.',
      next: {
        path: '/schedule-message',
        words: 'Send a minute of your voice',
        query: { template: 'just-because', when: 'next-month' },
      },
    },
  ],
}
