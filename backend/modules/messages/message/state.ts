import type { Silence } from '../../../kernel/log/silence.ts'
import type { Fallen } from './armed.ts'
import type { Taken } from './noticeEvents.ts'
import type { MessageStatus } from '../contract/status.ts'
import type { Announced, Armed, Chosen, Claim, Medium, NoticeSlot, Plan, Recalled } from '../events.ts'
import type { Notices } from './notices.ts'

/** Recordings that could not be read; `foundAt` is of what was found last. */
export type Damage = { readonly mediaIds: readonly string[]; readonly foundAt: string }
type StaffNote = { readonly note: string; readonly notedBy: string; readonly notedAt: string }
export type Message = {
  readonly status: 'new' | MessageStatus
  readonly messageId: string
  readonly ownerId: string
  readonly kind: 'voice' | 'video' | 'text' | 'mixed'
  readonly title: string
  readonly body: string
  readonly media: readonly Medium[]
  /** The words of a recording, by its id. */
  readonly transcripts: Readonly<Record<string, string>>
  readonly recipientIds: readonly string[]
  readonly round: number
  readonly occurrence: number
  readonly local: string
  readonly zone: string
  readonly dueAt: string
  readonly promisedAt: string
  readonly dayMs: number
  readonly slots: readonly NoticeSlot[]
  /** Of the current round, by slot. */
  readonly notices: Notices
  /** The refusals since an address last took our mail, and what addresses took of this round: it may come back. */
  readonly silence: Silence
  readonly taken: readonly Taken[]
  readonly isConfirmed: boolean
  /** When the author last answered while it was paused. */
  readonly answeredAt: string
  /** The schedule as it was last chosen; what the fold moves since stands in the fields above. */
  readonly plan: Plan | undefined
  /** What it waits for, or waited for before it had this date. */
  readonly armed: Armed | undefined
  /** Who has said that the occasion has come, and for which day, while that holds. */
  readonly announced: Announced | undefined
  /** What was said of an occasion last and counts no more, and the occasion that it was about. */
  readonly fallen: Fallen | undefined
  /** Of a hold that was ended by "send it now": what was chosen before, until the round that follows has it. */
  readonly chosenBefore: Chosen | undefined
  readonly heldAt: string
  readonly heldReason: 'answered' | 'late' | 'date_missed' | 'incomplete'
  readonly pausedUntil: string
  /** Whose pause it is: what a trusted contact delayed goes on by itself. */
  readonly pausedBy: 'author' | 'contact' | 'admin'
  readonly cancelledAt: string
  readonly claim: Claim | undefined
  /** How often delivery was claimed: each claim is a command of its own. */
  readonly claimsN: number
  readonly releasedAt: string
  /** The occurrence before this one, which can still be taken back for a day. */
  readonly previous: { readonly claim: Claim; readonly releasedAt: string } | undefined
  /** What was taken back, by occurrence. */
  readonly recalled: Readonly<Record<number, readonly Recalled[]>>
  readonly damage: Damage | undefined
  /** What staff found out about it, the oldest first. */
  readonly notes: readonly StaffNote[]
}
