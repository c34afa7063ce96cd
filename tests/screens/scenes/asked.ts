import { answerWith } from '../../journeys/support/answer.ts'
import { heading, open, signIn, type Scene } from '../scene.ts'

/** While two questions of ours are open. The last one answers one of them; the other is left alone. */
export const asked: readonly Scene[] = [
  {
    name: 'mail-check',
    words: 'The email that asks two days before',
    as: 'visitor',
    isMail: true,
    show: async ({ page, world }) => {
      await page.goto((await world.mails.question()).page)
    },
  },
  {
    name: 'answer-here',
    words: 'The page of the two answers: nothing happens until a button is pressed',
    as: 'visitor',
    show: async (visit) => open(visit, `${await visit.world.links.check()}?do=here`, 'What should happen to it'),
  },
  {
    name: 'answer-cancel',
    words: 'The page behind "Cancel this message"',
    as: 'visitor',
    show: async (visit) => open(visit, `${await visit.world.links.check()}?do=cancel`, 'Cancel this message?'),
  },
  {
    name: 'dashboard',
    words: 'The dashboard while we have asked about two messages',
    as: 'ruth',
    show: async (visit) => {
      await signIn(visit, 'ruth')
      await open(visit, '/dashboard', 'If we do not hear from you, it will be sent.')
    },
  },
  {
    name: 'messages',
    words: 'My messages',
    as: 'ruth',
    show: (visit) => open(visit, '/future-messages', 'The big spoon'),
  },
  {
    name: 'message-asked',
    words: 'A message’s page while we have asked about it',
    as: 'ruth',
    show: (visit) => open(visit, `/future-messages/${visit.world.messages.sent}`, 'We sent you the first question'),
  },
  {
    name: 'answered',
    words: 'What the answer did',
    as: 'visitor',
    show: async (visit) => {
      await open(visit, `${await visit.world.links.otherCheck()}?do=here`, 'What should happen to it')
      await answerWith(visit.page, await visit.world.mails.otherQuestion(), 'Keep it, I’ll choose another day')
      await heading(visit.page, 'We are glad to hear from you')
    },
  },
  {
    name: 'message-held',
    words: 'The page of the message that was answered',
    as: 'ruth',
    show: (visit) => open(visit, `/future-messages/${visit.world.messages.answered}`, 'It waits for you now'),
  },
]
