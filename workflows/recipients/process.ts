import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { putInvitationOff, recordInvitation } from '../../backend/modules/recipients/decide/consent.ts'
import { nextInvitation } from '../../backend/modules/recipients/next.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { process } from '../kernel/process.ts'
import { invitationMail } from './mail.ts'

const Row = v.object({ id: v.string() })

/** An invitation that its author asked for is mailed. */
export const recipientProcess = process({
  aggregate: recipient,
  wakes: (wake) => ({ RecipientInvited: (event) => wake(event) }),
  status: ({ consent }) => consent,
  next: (state, _part, { clock }) => {
    const n = nextInvitation(state)
    return n === undefined ? undefined : { step: 'invite', at: state.leavesAt || clock.now(), mark: n }
  },
  steps: {
    invite: {
      letter: async (kernel, { state, due: { mark: n = 0 } }) => {
        const { ownerId: accountId, recipientId } = state
        const { name, openedAt, zone } = await reachOf(kernel, accountId)
        const mailId = commandIdOf(`recipient-${recipientId}`, 'invitation', n)
        const stranger = { purpose: 'own', from: { accountId, openedAt }, zone: state.zone ?? zone } as const
        return { kind: 'invitation', mail: invitationMail(kernel, state, fromOf(name, state), mailId), stranger }
      },
      answered: ({ due }, proof) => recordInvitation({ n: Number(due.mark), ...proof }),
      putOff: ({ due }, leavesAt) => putInvitationOff({ n: Number(due.mark), leavesAt }),
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
  ],
})
