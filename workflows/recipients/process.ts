import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { putInvitationOff, recordInvitation } from '../../backend/modules/recipients/decide/consent.ts'
import {
  isAddressOpen,
  isGuardianAsked,
  recordGuardianAsked,
} from '../../backend/modules/recipients/decide/ownAddress.ts'
import { nextInvitation } from '../../backend/modules/recipients/next.ts'
import { guardiansToAsk } from '../../backend/modules/recipients/needed.ts'
import { recipient, type Recipient } from '../../backend/modules/recipients/recipient.ts'
import { process } from '../kernel/process.ts'
import { guardianMail, invitationMail } from './mail.ts'

const Row = v.object({ id: v.string() })

/** The part of a stream that asks a guardian; the stream itself sends invitations. */
const GUARDIAN = 'guardian'

const dueInvitation = (state: Recipient, now: string) => {
  const n = nextInvitation(state)
  return n === undefined ? undefined : ({ step: 'invite', at: state.leavesAt || now, mark: n } as const)
}
const dueQuestion = async (state: Recipient, kernel: Kernel, id: string) => {
  const isOpen = isAddressOpen(state) && !isGuardianAsked(state)
  if (!isOpen || (await guardiansToAsk(kernel, id)).length === 0) return undefined
  return { step: 'guardian', at: kernel.clock.now(), mark: state.guardian.asked + 1 } as const
}

/** The author, as a mailbox that has not said yes is written to in their name. */
const writerOf = async (kernel: Kernel, state: Recipient) => {
  const { name, openedAt, zone } = await reachOf(kernel, state.ownerId)
  const stranger = {
    purpose: 'own',
    from: { accountId: state.ownerId, openedAt },
    zone: state.zone ?? zone,
  } as const
  return { name, stranger }
}

/**
 * An invitation that its author asked for is mailed; and the guardian of a child who will be grown up is asked for their
 * address, for which the sweep wakes nobody but those who are due.
 */
export const recipientProcess = process({
  aggregate: recipient,
  wakes: (wake) => ({ RecipientInvited: (event) => wake(event) }),
  status: ({ consent }) => consent,
  next: (state, part, kernel, id) =>
    part === GUARDIAN ? dueQuestion(state, kernel, id) : dueInvitation(state, kernel.clock.now()),
  steps: {
    invite: {
      letter: async (kernel, { state, due: { mark: n = 0 } }) => {
        const { name, stranger } = await writerOf(kernel, state)
        const mailId = commandIdOf(`recipient-${state.recipientId}`, 'invitation', n)
        const from = fromOf(name, { ...state, isGuardians: state.isChild })
        return { kind: 'invitation', mail: invitationMail(kernel, state, from, mailId), stranger }
      },
      answered: ({ due }, proof) => recordInvitation({ n: Number(due.mark), ...proof }),
      putOff: ({ due }, leavesAt) => putInvitationOff({ n: Number(due.mark), leavesAt }),
    },
    guardian: {
      letter: async (kernel, { state, due: { mark: n = 0 } }) => {
        const { name, stranger } = await writerOf(kernel, state)
        const mailId = commandIdOf(`recipient-${state.recipientId}`, 'guardian', n)
        return { kind: 'own-address', mail: guardianMail(kernel, state, fromOf(name, null), mailId), stranger }
      },
      answered: ({ due }, proof) => recordGuardianAsked({ n: Number(due.mark), ...proof }),
    },
  },
  open: [
    {
      counts: 'missingMails',
      find: ({ db }) =>
        db.any(sql.type(Row)`
        select id from recipients.recipients
        where mail_waits_since is not null and consent = 'invited' and not is_removed`),
    },
    // Nobody else waits for that day.
    { find: async (kernel) => (await guardiansToAsk(kernel)).map((id) => ({ id, part: GUARDIAN })) },
  ],
})
