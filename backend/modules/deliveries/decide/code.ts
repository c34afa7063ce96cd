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

/** `acceptedAt` where the transport took it. */
type Answer = { readonly nonce: string; readonly smtpCode: number; readonly acceptedAt?: string }

export const recordCode =
  ({ acceptedAt, ...answer }: Answer): Decide =>
  (delivery) => {
    if (!isAwaited(delivery, answer.nonce)) return []
    const data = { ...aboutOf(delivery), ...answer }
    return [
      acceptedAt === undefined ? { type: 'OtpRefused', data } : { type: 'OtpSent', data: { ...data, acceptedAt } },
    ]
  }
