import { latest, type Aggregate } from '../../kernel/log/decider.ts'
import { USUAL_REPORTS } from './contract/plan.ts'
import { personal, type Invited, type LifeEvent } from './events.ts'
import { afterReporting, isReporting, noReporting, type Reporting } from './reporting.ts'
import { noState, stateAfter, type State } from './state.ts'

export type Contact = Readonly<Omit<Invited, 'accountId'>> & {
  readonly status: 'invited' | 'accepted' | 'declined' | 'removed'
  /** When they said no; empty when they did not, or took it back. */
  readonly declinedAt: string
  readonly invitation: 'asked' | 'mailed' | 'refused'
  /** The morning until which it was put off; empty where it was not. */
  readonly leavesAt: string
}
/** Time for which a contact asked us to wait; no two of them overlap. */
export type Wait = {
  readonly contactId: string
  readonly reason: 'alive' | 'unsure'
  readonly askedAt: string
  readonly from: string
  readonly until: string
}
export type Life = State &
  Reporting & {
    readonly accountId: string
    readonly contacts: readonly Contact[]
    readonly waits: readonly Wait[]
    /** The last of the mails that ask whether ours arrive, and the last whose button was pressed; 0 where there is none. */
    readonly mailbox: { readonly asked: number; readonly proven: number }
  }

/** Until when we wait, or waited last; empty when nobody ever asked. */
export const waitsUntil = ({ waits }: Pick<Life, 'waits'>): string => latest('', ...waits.map(({ until }) => until))

/**
 * All that the house knows of an account's person being there, in one stream: how many contacts there may be, and that
 * a no of theirs is final, hold by its revision.
 */
export const life: Aggregate<Life, LifeEvent> = {
  category: 'life',
  personal,
  subject: ({ accountId }) => `account-${accountId}`,
  audience: ({ accountId }) => accountId,
  initial: { ...noState, ...noReporting, accountId: '', contacts: [], waits: [], mailbox: { asked: 0, proven: 0 } },
  evolve: (before, event) => {
    const { type, data } = event
    const life = {
      ...stateAfter(before, event, quorumOf(before)),
      ...(isReporting(event) && afterReporting(before, event)),
    }
    const change = (data: { readonly contactId: string }, changes: Partial<Contact>): Life => ({
      ...life,
      contacts: life.contacts.map((each) => (each.contactId === data.contactId ? { ...each, ...changes } : each)),
    })
    switch (type) {
      case 'ContactInvited': {
        const { accountId, ...invited } = data
        const contact: Contact = { ...invited, status: 'invited', declinedAt: '', invitation: 'asked', leavesAt: '' }
        return { ...life, accountId, contacts: [...life.contacts, contact] }
      }
      case 'ContactInvitationMailed':
        return change(data, { invitation: 'mailed', leavesAt: '' })
      case 'ContactInvitationPutOff':
        return change(data, { leavesAt: data.leavesAt })
      case 'ContactInvitationRefused':
        return change(data, { invitation: 'refused', leavesAt: '' })
      case 'ContactAccepted':
        return change(data, { status: 'accepted', declinedAt: '' })
      case 'ContactDeclined':
        return change(data, { status: 'declined', declinedAt: data.declinedAt })
      case 'ContactRemoved':
        return change(data, { status: 'removed' })
      case 'ContactPaused': {
        const { contactId, reason, pausedAt, until } = data
        const wait: Wait = { contactId, reason, askedAt: pausedAt, from: latest(pausedAt, waitsUntil(life)), until }
        return { ...life, waits: [...life.waits, wait] }
      }
      case 'ContactPauseEnded': {
        const ended = (wait: Wait) => (wait.until > data.endedAt ? { ...wait, until: data.endedAt } : wait)
        return { ...life, waits: life.waits.map(ended) }
      }
      case 'ProofMailed':
      case 'ProofRefused':
        return { ...life, accountId: data.accountId, mailbox: { ...life.mailbox, asked: data.n } }
      case 'MailboxProven':
        return { ...life, accountId: data.accountId, mailbox: { ...life.mailbox, proven: data.n } }
      case 'LifePlanSet':
        return { ...life, accountId: data.accountId }
      case 'LifePaused':
      case 'LifeResumed':
      case 'CheckInAttempted':
      case 'CheckInAccepted':
      case 'CheckInDeferred':
      case 'CheckInRejected':
      case 'CheckInBounced':
      case 'LifePresumed':
      case 'SignOfLifeSeen':
      case 'LifeRestored':
      case 'ReportCodeAsked':
      case 'ReportCodeMailed':
      case 'ReportCodeRefused':
      case 'ReportCodeFailed':
      case 'DeathReported':
      case 'ReportWithdrawn':
      case 'ChallengeOpened':
      case 'ChallengeExtended':
      case 'LifeConfirmed':
        return life
    }
  },
}

export const contactIn = ({ contacts }: Life, contactId: string): Contact | undefined =>
  contacts.find((each) => each.contactId === contactId)

/** Whom we can count on: contacts who said yes. */
export const agreedIn = ({ contacts }: Life): readonly Contact[] =>
  contacts.filter(({ status }) => status === 'accepted')

/**
 * How many contacts have to report a death; undefined where none may. One alone is enough only while nobody else has
 * agreed, or where the author has said so.
 */
export const quorumOf = (life: Life): number | undefined => {
  const { k = null, confirmSingle = false } = life.plan ?? {}
  if (k === null) return undefined
  return k === 1 && !confirmSingle && agreedIn(life).length > 1 ? USUAL_REPORTS : k
}
