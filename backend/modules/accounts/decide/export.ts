import { requireIn, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

/** Whoever has the password may take everything along: the person is told by mail, and can say that it was not them. */
export const requestExport =
  (): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    const isNow = account.letters.some(({ kind, askedAt }) => kind === 'data-exported' && askedAt === at)
    if (isNow) return []
    return [
      { type: 'ExportRequested', data: { requestedAt: at } },
      ...lettersAsked(account, at, { kind: 'data-exported', to: account.email }),
    ]
  }
