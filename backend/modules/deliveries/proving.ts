import { codeAnswered, codeAsked, codeFailed, codesLocked, type Codes } from '../../kernel/identity/codes.ts'
import type { DeliveriesEvent } from './events.ts'

const TYPES = ['OtpRequested', 'OtpSent', 'OtpRefused', 'UnlockFailed', 'DeliveryLocked'] as const
type ProvingEvent = Extract<DeliveriesEvent, { type: (typeof TYPES)[number] }>

export const isProving = (event: DeliveriesEvent): event is ProvingEvent =>
  (TYPES as readonly DeliveriesEvent['type'][]).includes(event.type)

/** What a code that was asked for or mailed, or a wrong answer, changes of a delivery. */
export const afterProving = (codes: Codes, { type, data }: ProvingEvent): Partial<Codes> => {
  switch (type) {
    case 'OtpRequested':
      return codeAsked(codes, data)
    case 'OtpSent':
      return codeAnswered(codes, data.nonce, data.acceptedAt)
    case 'OtpRefused':
      return codeAnswered(codes, data.nonce)
    case 'UnlockFailed':
      return codeFailed(codes, data.at)
    case 'DeliveryLocked':
      return codesLocked(data.until)
  }
}
