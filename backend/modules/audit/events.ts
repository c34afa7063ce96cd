import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['admin', 'anchor'] as const

/** What an administrator looked at; `of` is the name of the stream, or of the exported table. */
export type View = {
  readonly what:
    | 'history'
    | 'stream'
    | 'verification'
    | 'export'
    | 'account'
    | 'file'
    | 'messages'
    | 'stalled'
    | 'notes'
    | 'table'
  readonly of?: string
}
/** The log's events after one position up to another, as one hash that goes on from the anchor before. */
export type Anchor = {
  readonly fromPos: string
  readonly toPos: string
  readonly count: number
  readonly hash: string
  readonly prev: string
}
export type AuditEvent =
  | Event<'AdminViewed', View>
  | Event<'AnchorWritten', Anchor>
  /** They let a house deliver again that was brought back from a backup then. */
  | Event<'HouseOpened', { restoredAt: string }>
  /** The log was brought back from a backup: its positions are others, and the anchors before this say nothing of them. */
  | Event<'AnchorsReset', { resetAt: string }>

/** Nothing here is personal: ids alone. */
export const personal = {} as const
