import type { Row as Words } from '../../../kernel/testing/table.ts'
import type { Message } from '../message.ts'

export type SystemCommand =
  | 'begin'
  | 'accept'
  | 'defer'
  | 'reject'
  | 'bounce'
  | 'waive'
  | 'slide'
  | 'retime'
  | 'pauseEnds'
  | 'claim'
  | 'withdraw'
  | 'release'
  | 'complete'
  | 'staffPause'
  | 'staffNote'
  | 'accountEnding'
  | 'accountEnded'
  | 'thirtyDaysOver'
  | 'trigger'
  | 'return'
  | 'announce'
  | 'announcerLeaves'
  | 'takeBackAnnouncement'
type Row = Words<Message['status']>

const over = { delivered: 'message-closed', undeliverable: 'message-closed', recalled: 'message-closed' } as const
const asking = (outcome: string, late = outcome): Row => ({
  scheduled: outcome,
  noticed: outcome,
  stalled: late,
  else: 'stale-round',
})
const open = (outcome: string): Omit<Row, 'else'> => ({
  scheduled: outcome,
  noticed: outcome,
  checked: outcome,
  stalled: outcome,
})

/**
 * What each command of an activity, of the bounce intake, of staff and of an account's end does in each state, at the
 * time that suits it best; in the words of `table.ts`, and `else` for every state that is not named.
 */
export const systemTable: Readonly<Record<SystemCommand, Row>> = {
  begin: asking('NoticeAttempted'),
  // A stalled one is asked about a day later, so its date moves.
  accept: asking('NoticeAccepted', 'NoticeAccepted+'),
  defer: asking('NoticeDeferred'),
  reject: asking('NoticeRejected+'),
  // Of the first check, which came back: before the claim and in the hold the date moves, awaitPosition it is recorded.
  bounce: {
    new: '-',
    dormant: '-',
    draft: '-',
    scheduled: '-',
    stalled: '-',
    noticed: 'NoticeBounced+',
    checked: 'NoticeBounced+',
    claimed: 'NoticeBounced+',
    else: 'NoticeBounced',
  },
  waive: { stalled: 'waiver-not-allowed', else: 'stale-round' },
  slide: { checked: 'DueSlid', else: '-' },
  retime: { ...open('MessageRetimed'), else: 'stale-round' },
  pauseEnds: { paused: 'MessageResumed+', else: '-' },
  claim: {
    dormant: '-',
    checked: 'DeliveryClaimed',
    claimed: '-',
    delivering: '-',
    delivered: '-',
    undeliverable: '-',
    recalled: '-',
    else: 'stale-round',
  },
  withdraw: { claimed: 'DeliveryRecalled', else: '-' },
  release: { claimed: 'DeliveryReleased', else: '-' },
  complete: { delivering: 'MessageDelivered', undeliverable: 'MessageDelivered', else: '-' },
  staffPause: {
    ...open('MessagePaused'),
    ...over,
    new: 'not-found',
    erased: 'not-found',
    draft: 'not-scheduled',
    held: 'not-scheduled',
    dormant: 'not-scheduled',
    claimed: 'message-claimed',
    delivering: 'message-claimed',
    cancelled: 'message-closed',
    // A pause that lasts longer stays.
    else: '-',
  },
  staffNote: { new: 'not-found', erased: 'not-found', else: 'MessageNoted' },
  accountEnding: {
    ...open('MessageCancelled'),
    dormant: 'MessageCancelled',
    held: 'MessageCancelled',
    paused: 'MessageCancelled',
    else: '-',
  },
  // What recipients have, or are being handed, stays with them.
  accountEnded: { new: '-', claimed: '-', delivering: '-', delivered: '-', erased: '-', else: 'MessageErased' },
  thirtyDaysOver: { cancelled: 'MessageErased', else: '-' },
  trigger: { dormant: 'MessageTriggered+', else: 'not-triggered' },
  // What life had given its date: `return.test.ts`.
  return: { else: '-' },
  // What is kept for an occasion: `announce.test.ts`.
  announce: { else: 'not-a-contact' },
  announcerLeaves: { else: '-' },
  takeBackAnnouncement: { else: '-' },
}
