import { dateInWords } from '../../backend/kernel/page/html.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { returnTokenOf } from '../../backend/modules/life/bounces.ts'
import { momentInWords } from '../../backend/modules/life/momentInWords.ts'
import { herePageOf } from '../../backend/modules/life/here.ts'
import type { CheckIn } from '../../backend/modules/life/events.ts'
import type { House } from './mail.ts'

type Question = {
  readonly accountId: string
  readonly username: string
  readonly to: string
  readonly tried: CheckIn
  readonly asks: number
  /** When the silence counts as an answer, if the other questions have none either. */
  readonly presumedAt: string
  readonly zone?: string | undefined
}

/** Asks an author whether they are there. One press answers it, and ends all questions. */
export const questionMail = (house: House, question: Question): Mail => {
  const { accountId, username, to, tried, asks, presumedAt, zone } = question
  const isLast = tried.ask >= asks
  const lastDay = dateInWords(presumedAt, zone)
  const lifeSentence = momentInWords({ is: 'asked', until: presumedAt }, { is: 'author', author: username, zone })
  const letter: Letter = {
    // Each of a series says first what makes it another than the one before.
    subject: `Are you there? Email ${tried.ask} of ${asks}, please answer by ${lastDay}`,
    heading: 'Are you there?',
    greeting: `Dear ${shownName(username)},`,
    lines: [
      isLast
        ? `This is the last of the ${asks} emails that you asked us to send. ${lifeSentence} You will have two more emails before anything is delivered.`
        : `This is email ${tried.ask} of ${asks}. ${lifeSentence}`,
      'We have not heard from you for as long as you chose in your plan. If you are there, please press the button. Everything then stays as you left it.',
      'If you are away for a while, you can pause these questions on the page of your plan.',
    ],
    choices: [
      { label: 'I’m still here', url: herePageOf(house, accountId) },
      { label: 'Pause the questions', url: `${house.settings.origin}/legacy` },
    ],
    because: 'You’re receiving this because your plan asks us to check in with you.',
  }
  const returnToken = returnTokenOf(house, accountId, tried)
  return { to, mailId: tried.mailId, returnToken, ...render(letter, house.settings) }
}
