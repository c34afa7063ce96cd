import type { DeliveriesEvent } from './events.ts'

export type Code = { readonly nonce: string; readonly at: string; readonly state: 'asked' | 'sent' | 'refused' }

/** The part of a delivery that codes by mail and wrong answers move. */
export type Proving = {
  readonly code: Code | undefined
  readonly codesAt: readonly string[]
  /** When each wrong answer was given. */
  readonly failedAt: readonly string[]
  readonly lockedUntil: string
}
const TYPES = ['OtpRequested', 'OtpSent', 'OtpRefused', 'UnlockFailed', 'DeliveryLocked'] as const
type ProvingEvent = Extract<DeliveriesEvent, { type: (typeof TYPES)[number] }>

export const isProving = (event: DeliveriesEvent): event is ProvingEvent =>
  (TYPES as readonly DeliveriesEvent['type'][]).includes(event.type)

/** What a code that was asked for or mailed, or a wrong answer, changes. */
export const afterProving = (proving: Proving, { type, data }: ProvingEvent): Partial<Proving> => {
  const { code, codesAt, failedAt } = proving
  switch (type) {
    case 'OtpRequested':
      return { code: { nonce: data.nonce, at: data.at, state: 'asked' }, codesAt: [...codesAt, data.at] }
    case 'OtpSent':
    case 'OtpRefused':
      if (code?.nonce !== data.nonce) return {}
      return { code: { ...code, state: type === 'OtpSent' ? 'sent' : 'refused' } }
    case 'UnlockFailed':
      return { failedAt: [...failedAt, data.at] }
    case 'DeliveryLocked':
      return { lockedUntil: data.until, code: undefined }
  }
}
