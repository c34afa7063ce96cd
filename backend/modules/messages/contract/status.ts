import * as v from 'valibot'

export const MessageStatus = v.picklist([
  'draft',
  'scheduled',
  'noticed',
  'checked',
  'stalled',
  'held',
  'paused',
  'claimed',
  'delivering',
  'delivered',
  'undeliverable',
  'recalled',
  'cancelled',
  'erased',
])
export type MessageStatus = v.InferOutput<typeof MessageStatus>
