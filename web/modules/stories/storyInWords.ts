import { KEPT_DAYS, REMIND_DAYS, type StoryRow } from '../../../backend/modules/stories/contract.ts'
import { leavesLine } from '../../ui/leaving.ts'
import { dateOf } from '../../ui/shortDay.ts'

/** `dayMs` is shorter than a day in demos. */
type Now = { readonly dayMs: number; readonly now?: Date }
const later = (at: string, days: number, dayMs: number) => new Date(Date.parse(at) + days * dayMs).toISOString()

/** What a story is called: its title, or the question that it answers. */
export const calledIn = ({ title, question }: Pick<StoryRow, 'title' | 'question'>): string => title || question

const byIn = ({ contributorId, askedBy }: StoryRow, accountId: string): string =>
  contributorId === accountId ? 'You' : askedBy

/** Above a story: who asked, and what, unless the question stands in the title's place. */
export const askedLine = (row: StoryRow, accountId: string): string => {
  const by = byIn(row, accountId)
  return row.title === '' ? `${by} asked` : `${by} asked: ${row.question}`
}

/** Above a question. */
export const askedOnLine = (row: StoryRow, accountId: string, now?: Date): string =>
  `${byIn(row, accountId)} asked on ${dateOf(row.askedAt, now)}`

export const toldOn = ({ toldAt, askedAt }: StoryRow, now?: Date): string => dateOf(toldAt ?? askedAt, now)

/** Where a question stands, for its chip. */
export const stateInWords = ({ state, mail }: StoryRow): string => {
  if (state === 'asked' && mail === 'refused') return 'Not arrived'
  return {
    asked: 'Not told yet',
    expired: 'Expired',
    told: 'Told',
    declined: 'Would rather not',
    withdrawn: 'Taken back',
    misdirected: 'Wrong person',
    removed: 'Removed',
  }[state]
}

const openLine = (row: StoryRow, accountId: string, { dayMs, now = new Date() }: Now): string => {
  const { name, mail, leavesAt, toAccountId, contributorId, remindedAt, askedAt, expiresAt } = row
  const until = `The link works until ${dateOf(expiresAt, now)}.`
  if (toAccountId === accountId) return `This question is for you. ${until}`
  if (mail === 'refused') return `Our email did not reach ${name}. Take the question back, and ask at another address.`
  if (mail === 'none')
    return contributorId === accountId
      ? `Send ${name} the link yourself. We will not remind them. ${until}`
      : `${name} gets the link from ${row.askedBy}. ${until}`
  if (leavesAt !== null) return leavesLine(leavesAt, now)
  const hint = `${name} needs no account, only the link in our email.`
  if (remindedAt !== null) return `${hint} We reminded them on ${dateOf(remindedAt, now)}. ${until}`
  const at = later(askedAt, REMIND_DAYS, dayMs)
  return at > now.toISOString() && at < expiresAt
    ? `${hint} We’ll remind them once, on ${dateOf(at, now)}.`
    : `${hint} ${until}`
}

/** What will happen to a question, or has, in a sentence or two. */
export const questionLine = (row: StoryRow, accountId: string, when: Now): string => {
  const { state, name, expiresAt, removedAt } = row
  if (state === 'asked') return openLine(row, accountId, when)
  if (state === 'declined')
    return `${name} would rather not tell this one. They can still change their mind until ${dateOf(expiresAt, when.now)}.`
  if (state === 'expired') return `No one answered by ${dateOf(expiresAt, when.now)}. You can ask again.`
  if (state === 'removed' && removedAt)
    return `It can be brought back until ${dateOf(later(removedAt, KEPT_DAYS, when.dayMs), when.now)}.`
  return 'The link no longer works.'
}

/** In which part of the list a row stands; what was removed is shown to those alone who may bring it back. */
export const placeOf = ({ state }: Pick<StoryRow, 'state'>): 'waiting' | 'told' | 'ended' => {
  if (state === 'asked' || state === 'declined') return 'waiting'
  return state === 'told' ? 'told' : 'ended'
}
