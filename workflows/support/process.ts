import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { conversation, type Conversation } from '../../backend/modules/support/conversation.ts'
import { recordLetter } from '../../backend/modules/support/decide.ts'
import { nextLetter } from '../../backend/modules/support/next.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { process } from '../kernel/process.ts'
import { supportMail } from './mail.ts'

const Row = v.object({ id: v.string() })

/** Whether whoever asked was signed in, at an account that has confirmed the address. */
const isProvenTo = async (kernel: Kernel, { accountId, email }: Conversation): Promise<boolean> => {
  if (accountId === null) return false
  const { email: own, isVerified, backup } = await reachOf(kernel, accountId)
  const proven = [isVerified ? own : '', backup?.isVerified ? backup.address : '']
  return proven.some((each) => each.toLowerCase() === email.toLowerCase())
}

/** Whoever writes to us gets a receipt, and each answer by mail. */
export const supportProcess = process({
  aggregate: conversation,
  wakes: (wake) => ({
    ConversationStarted: (event) => wake(event),
    StaffReplied: (event) => wake(event),
    OpeningTold: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: (state) => {
    const due = state.email === ERASED ? undefined : nextLetter(state)
    return due && { step: 'mail', at: due.at, mark: due.letter }
  },
  steps: {
    mail: {
      letter: async (kernel, { state }) => {
        const due = nextLetter(state)
        if (!due) return undefined
        const isProven = await isProvenTo(kernel, state)
        const mailId = commandIdOf(`support-${state.conversationId}`, 'letter', due.letter)
        const mail = supportMail(kernel, state, due, { mailId, isProven })
        if (isProven) return { kind: 'support-known', mail }
        // A person's answer was asked for; a receipt anybody can have us send.
        return { kind: 'support', mail, stranger: { purpose: due.answer ? 'asked' : 'own' } }
      },
      answered: ({ due }, proof) => recordLetter({ letter: Number(due.mark), ...proof }),
    },
  },
  open: [
    {
      counts: 'missingMails',
      find: ({ db }) =>
        db.any(sql.type(Row)`select id from support.conversations where answered < cardinality(letters)`),
    },
  ],
})
