import { isAwaited, wantsCode } from '../../../kernel/identity/codes.ts'
import { aboutOf, refuse, requireLive, type Decide } from './guards.ts'

/** Asks for six digits by mail; a second press within the same minute is the same wish. */
export const requestCode =
  ({ nonce }: { readonly nonce: string }): Decide =>
  (delivery, { at }) => {
    requireLive(delivery, at)
    if (!delivery.isOpened) throw refuse('not-open')
    if (!wantsCode(delivery, at)) return []
    return [{ type: 'OtpRequested', data: { ...aboutOf(delivery), nonce, at } }]
  }

export const recordCode =
  ({
    nonce,
    isSent,
    smtpCode,
  }: {
    readonly nonce: string
    readonly isSent: boolean
    readonly smtpCode: number
  }): Decide =>
  (delivery) => {
    if (!isAwaited(delivery, nonce)) return []
    return [{ type: isSent ? 'OtpSent' : 'OtpRefused', data: { ...aboutOf(delivery), nonce, smtpCode } }]
  }
