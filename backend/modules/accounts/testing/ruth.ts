import { specification } from '../../../kernel/testing/given.ts'
import { account } from '../account.ts'
import type { Letter } from '../events.ts'

export const accountId = '018f0000-0000-7000-8000-00000000000a'
export const adminId = '018f0000-0000-7000-8000-00000000000b'
export const openedAt = '2030-01-01T00:00:00.000Z'
export const now = '2030-01-02T00:00:00.000Z'
export const given = specification(account, { by: { kind: 'account', id: accountId }, at: now, dayMs: 86_400_000 })

const opening = { accountId, username: 'ruth', email: 'ruth@hale.example' }
export const opened = { type: 'AccountOpened', data: { ...opening, openedAt } } as const
export const verified = { type: 'EmailVerified', data: { verifiedAt: openedAt } } as const

/** A mail that is asked for now. */
export const asked = (letter: number, kind: Letter['kind'], to: string, about?: string) =>
  ({
    type: 'LetterAsked',
    data: { letter, kind, to, ...(about !== undefined && { about }), askedAt: now },
  }) as const
