import type { ArmMessage } from '../../../../backend/modules/messages/contract.ts'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { mailboxOn } from '../../../../backend/modules/recipients/contract/grown.ts'
import { ownZone, wallIn } from '../../../ui/moment.ts'
import type { Plan } from '../plan.ts'

/** When a message comes: the first time, if that is known, and whether it may come on any day after it. */
export type Coming = { readonly dueAt: Date | undefined; readonly isOnce: boolean }

export const comingOf = (plan: Plan | undefined, armed: ArmMessage | undefined): Coming =>
  armed || !plan ? { dueAt: undefined, isOnce: false } : { dueAt: plan.dueAt, isOnce: plan.terms.every === 'once' }

export type Entry = Pick<RecipientRow, 'isChild' | 'birthday' | 'zone' | 'email' | 'backupEmail' | 'ownEmail'>

/** A day on which everybody whose birthday is known is grown up. */
const FAR = '9999-12-31'

/** The mailbox of the first time, and the one of a child who has grown up since, where it may come then. */
export const mailboxesFor = (person: Entry, { dueAt, isOnce }: Coming) => {
  const { isChild, birthday, zone, email, backupEmail, ownEmail } = person
  const child = {
    isChild,
    birthday: birthday ?? '',
    address: email,
    backupAddress: backupEmail ?? '',
    ownAddress: ownEmail ?? '',
  }
  const first = mailboxOn(child, wallIn(zone ?? ownZone(), dueAt ?? new Date()).date)
  const later = mailboxOn(child, FAR)
  return { first, later: isOnce || first.isGrown || !later.isGrown ? undefined : later }
}

/** Whether it reaches a child who is grown up by then, or may. */
export const reachesGrown = (person: Entry, coming: Coming): boolean => {
  const { first, later } = mailboxesFor(person, coming)
  return first.isGrown || later !== undefined
}
