import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { recordMail } from '../../backend/modules/accounts/decide.ts'
import { normalised } from '../../backend/modules/accounts/email.ts'
import { nextMail } from '../../backend/modules/accounts/next.ts'
import { process } from '../kernel/process.ts'
import { sendLetter } from './letters.ts'
import { verificationLetter } from './mail.ts'

const Row = v.object({ id: v.string(), letters: v.array(v.number()) })

const [CONFIRMATION, LETTER] = ['confirmation', 'letter-'] as const

const letterOf = (part: string): number => Number(part.slice(LETTER.length))

/** The confirmation of an address, and each letter that an account's changes ask for, is mailed by itself. */
export const accountProcess = process({
  aggregate: account,
  wakes: (wake) => ({
    AccountOpened: (event) => wake(event, CONFIRMATION),
    VerificationRequested: (event) => wake(event, CONFIRMATION),
    LetterAsked: (event) => wake(event, `${LETTER}${event.data.letter}`),
  }),
  status: ({ status }) => status,
  next: (state, part, { clock }) => {
    if (part === CONFIRMATION) {
      const request = nextMail(state)
      return request === undefined ? undefined : { step: 'confirm', at: clock.now(), mark: request }
    }
    const letter = state.letters.find((each) => each.letter === letterOf(part))
    return letter && { step: 'letter', at: letter.askedAt, mark: letter.letter }
  },
  steps: {
    confirm: {
      letter: async ({ capabilities, settings }, { id, state, due }) => {
        const request = Number(due.mark)
        const token = capabilities.issue('verify', id, normalised(state.email))
        const mailId = commandIdOf(`account-${id}`, 'verificationMail', request)
        const mail = { ...render(verificationLetter(token, settings, request), settings), to: state.email, mailId }
        return { kind: 'verification', mail, stranger: { purpose: 'asked', zone: state.zone } }
      },
      answered: ({ due }, proof) => recordMail({ request: Number(due.mark), ...proof }),
    },
    letter: {
      act: sendLetter,
      afterDay: 'rest',
    },
  },
  open: [
    {
      counts: 'missingMails',
      find: async ({ db }) => {
        const rows = await db.any(sql.type(Row)`
          select id, case when mail_waits_since is null then owed_letters else owed_letters || 0 end as letters
          from accounts.accounts where mail_waits_since is not null or owed_letters <> '{}'`)
        const partOf = (letter: number) => (letter === 0 ? CONFIRMATION : `${LETTER}${letter}`)
        return rows.flatMap(({ id, letters }) => letters.map((letter) => ({ id, part: partOf(letter) })))
      },
    },
  ],
})
