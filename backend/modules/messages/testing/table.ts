import type { Message } from '../message.ts'

export type AuthorCommand =
  | 'edit'
  | 'schedule'
  | 'arm'
  | 'here'
  | 'planned'
  | 'pause'
  | 'resume'
  | 'cancel'
  | 'restore'
  | 'keep'
  | 'recall'
  | 'now'
  | 'copy'
type Row = Readonly<Record<AuthorCommand, string>>

const row = (words: string): Row => {
  const [edit = '', schedule = '', arm = '', here = '', planned = '', pause = '', resume = '', cancel = '', ...rest] =
    words.trim().split(/\s*\|\s*/)
  const [restore = '', keep = '', recall = '', now = 'not-held', copy = 'MessageDrafted+'] = rest
  return { edit, schedule, arm, here, planned, pause, resume, cancel, restore, keep, recall, now, copy }
}
const open = 'MessageScheduled'
const arm = 'MessageArmed'
const asked = `AuthorResponded+ | ${open} | ${arm} | AuthorResponded+ | AuthorResponded | MessagePaused | - | MessageCancelled`
const begun =
  'message-claimed | message-claimed | message-claimed | message-claimed | message-claimed | message-claimed | message-claimed'
const over =
  'message-closed | message-closed | message-closed | message-closed | message-closed | message-closed | message-closed'
const ended = 'message-closed | message-closed | message-closed | - | - | message-closed | message-closed | -'

/**
 * What each command of an author does in each state of a `silent` message, written down without a look at the decisions:
 * an event, a refusal, `-` for nothing; `+` says that others follow. In the order of the type; the last two are left away
 * where it is not on hold and can be copied.
 */
export const table: Readonly<Record<Message['status'], Row>> = {
  new: row(Array.from({ length: 13 }, () => 'not-found').join('|')),
  draft: row(
    `ContentChanged | ${open} | ${arm} | - | - | not-scheduled | - | MessageCancelled | - | not-held | not-claimed`,
  ),
  dormant: row(
    `ContentChanged | ${open} | ${arm} | - | - | not-scheduled | - | MessageCancelled | message-closed | not-held | not-claimed`,
  ),
  scheduled: row(
    `ContentChanged | ${open} | ${arm} | - | - | MessagePaused | - | MessageCancelled | message-closed | not-held | not-claimed`,
  ),
  noticed: row(`${asked} | message-closed | not-held | not-claimed`),
  checked: row(`${asked} | message-closed | not-held | not-claimed`),
  stalled: row(`${asked} | message-closed | not-held | not-claimed`),
  held: row(
    `ContentChanged | ${open} | ${arm} | - | - | not-scheduled | - | MessageCancelled | message-closed | HoldReleased | not-claimed | HoldReleased+`,
  ),
  paused: row(
    `ContentChanged | ${open} | ${arm} | AuthorResponded | AuthorResponded | MessagePaused | MessageResumed+ | MessageCancelled | message-closed | not-held | not-claimed`,
  ),
  claimed: row(`${begun} | message-claimed | message-closed | not-held | DeliveryRecalled`),
  delivering: row(`${begun} | message-claimed | message-closed | not-held | DeliveryRecalled`),
  delivered: row(`${over} | message-closed | message-closed | not-held | DeliveryRecalled`),
  undeliverable: row(`${over} | message-closed | message-closed | not-held | DeliveryRecalled`),
  recalled: row(`${ended} | message-closed | not-held | -`),
  cancelled: row(`${ended} | MessageRestored | not-held | not-claimed`),
  erased: row(`${ended} | restore-too-late | not-held | message-closed | not-held | message-closed`),
}
