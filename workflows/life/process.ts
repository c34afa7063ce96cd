import { derivedId } from '../../backend/kernel/ids.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { putInvitationOff, recordInvitation } from '../../backend/modules/life/decide/invite.ts'
import { recordProofMail } from '../../backend/modules/life/decide/mailbox.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { dueProofs } from '../../backend/modules/life/mailbox.ts'
import { unmailedContacts } from '../../backend/modules/life/queries.ts'
import { process } from '../kernel/process.ts'
import { invitationMail } from './mail.ts'
import { proofMail } from './proofMail.ts'

const [CONTACT, PROOF] = ['contact-', 'proof-'] as const
const idIn = (part: string): string => part.slice(CONTACT.length)
const numberIn = (part: string): number => Number(part.slice(PROOF.length))

/**
 * Whoever is to be a trusted contact is asked; and an author whose mailbox has been silent for a year is asked for a
 * press, for which the sweep wakes nobody but those who are due.
 */
export const lifeProcess = process({
  aggregate: life,
  wakes: (wake) => ({ ContactInvited: (event) => wake(event, `${CONTACT}${event.data.contactId}`) }),
  status: (state, part) => contactIn(state, idIn(part))?.status ?? 'silent',
  next: async (state, part, kernel, accountId) => {
    const now = kernel.clock.now()
    if (part.startsWith(PROOF)) {
      const isDue = state.mailbox.asked < numberIn(part) && (await dueProofs(kernel, accountId)).length > 0
      return isDue ? { step: 'proof', at: now } : undefined
    }
    const contact = contactIn(state, idIn(part))
    const isOpen = contact?.status === 'invited' && contact.invitation === 'asked' && contact.address !== ERASED
    if (!isOpen || (await reachOf(kernel, accountId)).email === '') return undefined
    return { step: 'invite', at: contact.leavesAt || now }
  },
  steps: {
    invite: {
      letter: async (kernel, { id: accountId, state: { contacts }, part }) => {
        const contact = contacts.find(({ contactId }) => contactId === idIn(part))
        if (!contact) return undefined
        const { name, openedAt, zone } = await reachOf(kernel, accountId)
        const mailId = derivedId(`contact-invitation:${accountId}:${contact.contactId}`)
        const mail = invitationMail(kernel, { accountId, ...contact }, name, mailId)
        return { kind: 'contact-invitation', mail, stranger: { purpose: 'own', from: { accountId, openedAt }, zone } }
      },
      answered: ({ part }, proof) => recordInvitation({ contactId: idIn(part), ...proof }),
      afterDay: 'give up',
      putOff: ({ part }, leavesAt) => putInvitationOff({ contactId: idIn(part), leavesAt }),
    },
    proof: {
      letter: async (kernel, { id: accountId, part }) => {
        const n = numberIn(part)
        const { name: username, email: to } = await reachOf(kernel, accountId)
        const mailId = derivedId(`mailbox-proof:${accountId}:${n}`)
        return { kind: 'mailbox-proof', mail: proofMail(kernel, { accountId, n, to, username }, mailId) }
      },
      answered: ({ id: accountId, part }, proof) => recordProofMail({ accountId, n: numberIn(part), ...proof }),
      afterDay: 'give up',
    },
  },
  open: [
    {
      counts: 'missingMails',
      find: async (kernel) =>
        (await unmailedContacts(kernel)).map(({ accountId, contactId }) => ({
          id: accountId,
          part: `${CONTACT}${contactId}`,
        })),
    },
    // Nobody else waits for that day.
    {
      find: async (kernel) =>
        (await dueProofs(kernel)).map(({ accountId, n }) => ({ id: accountId, part: `${PROOF}${n}` })),
    },
  ],
})
