import * as v from 'valibot'
import { isBegun, MessageStatus } from '../contract/status.ts'
import type { Claim } from '../events.ts'
import { message, type Message } from '../message.ts'
import { withNotice, type Notices } from './notices.ts'

const NoticeState = v.picklist(['attempted', 'accepted', 'waived', 'deferred', 'rejected', 'bounced', 'void'])

/** The row of a message in the read table, as far as the fold's rules move it. */
export const StoredMessage = v.object({
  state: MessageStatus,
  occurrence: v.number(),
  dueAt: v.nullable(v.string()),
  promisedAt: v.nullable(v.string()),
  pausedBy: v.nullable(v.picklist(['author', 'contact', 'admin'])),
  slots: v.array(v.object({ slot: v.number(), at: v.string(), minWaitMs: v.number() })),
  notices: v.record(v.string(), v.object({ state: NoticeState, at: v.string() })),
})
export type StoredMessage = v.InferOutput<typeof StoredMessage>

const noticesIn = (notices: StoredMessage['notices']): Notices =>
  Object.entries(notices).reduce<Notices>((all, [slot, notice]) => withNotice(all, Number(slot), notice), {})

/** The row as a message, so that the rules that move one read it; what the row does not hold is as at the beginning. */
export const messageIn = ({
  state,
  occurrence,
  dueAt,
  promisedAt,
  pausedBy,
  slots,
  notices,
}: StoredMessage): Message => ({
  ...message.initial,
  status: state,
  occurrence,
  dueAt: dueAt ?? '',
  promisedAt: promisedAt ?? '',
  pausedBy: pausedBy ?? message.initial.pausedBy,
  slots,
  notices: noticesIn(notices),
  // Of the claim nothing but its occurrence moves what the row holds.
  claim: isBegun(state) ? ({ occurrence } as Claim) : undefined,
})

/** The notices of a message as the row holds them. */
export const rowOfNotices = (notices: Notices): StoredMessage['notices'] =>
  Object.fromEntries(Object.entries(notices).map(([slot, { state, at }]) => [slot, { state, at }]))
