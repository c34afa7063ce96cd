import { plus } from '../../../kernel/log/decider.ts'
import type { Account } from '../account.ts'
import type { AccountsEvent, Letter } from '../events.ts'
import { cancelDeletion } from './deletion.ts'
import { refuse, type Decide } from './guards.ts'
import { lettersAsked, mailboxesOf } from './letters.ts'
import { lockedFrom, removalOf } from './removal.ts'

/** @number how long "it was not me" works. Real days: a mailbox is no faster in a demo. */
const LINK_LIFE_MS = 30 * 86_400_000

/** The second address of before, where "it was not me" is about that; one that is younger than the links goes in any case. */
const backupUndone = ({ backup, backupBefore }: Account, { kind, askedAt }: Letter, at: string): AccountsEvent[] => {
  const isAbout = kind === 'backup-removed' ? !backup : kind === 'backup-added' && backup?.requestedAt === askedAt
  if (isAbout && backupBefore?.isVerified)
    return [
      { type: 'BackupAddressRequested', data: { address: backupBefore.address, requestedAt: at } },
      { type: 'BackupAddressVerified', data: { verifiedAt: at } },
    ]
  const isYoung = backup !== undefined && at < plus(backup.requestedAt, LINK_LIFE_MS)
  return isYoung ? [{ type: 'BackupAddressRemoved', data: { removedAt: at } }] : []
}

const changeUndone = (account: Account, change: Letter, at: string): AccountsEvent[] => {
  const { kind, to, about = '' } = change
  const isAdded = kind === 'passkey-added' && account.passkeyIds.includes(about)
  return [
    ...(kind === 'email-changed'
      ? [{ type: 'EmailChanged', data: { email: to, via: 'undo', changedAt: at } } as const]
      : []),
    ...(kind === 'factor-enabled' && account.hasTotp
      ? [{ type: 'SecondFactorDisabled', data: { disabledAt: at } } as const]
      : []),
    ...(isAdded ? [{ type: 'PasskeyRemoved', data: { passkeyId: about, removedAt: at } } as const] : []),
    ...backupUndone(account, change, at),
  ]
}

/**
 * "It was not me", by the link of a mail: takes the change back and locks the account for 72 hours. The caller has checked
 * the link, and ends every session awaitPosition. A mailbox alone removes no authenticator app: without a factor (`byFactor`) the first
 * press locks and warns every address, and the next one removes it once the 72 hours are over.
 */
export const undoChange =
  ({ letter, byFactor = false }: { readonly letter: number; readonly byFactor?: boolean }): Decide =>
  (account, context) => {
    const { at } = context
    const change = account.undoable.find((each) => each.letter === letter)
    if (account.status !== 'open' || !change) throw refuse('link-invalid')
    if (account.undone.includes(letter)) return []
    if (at > plus(change.askedAt, LINK_LIFE_MS)) throw refuse('link-expired')
    const { kind, to } = change
    const undone = { type: 'ChangeUndone', data: { letter, undoneAt: at } } as const
    const locked = { type: 'AccountLocked', data: { until: lockedFrom(at) } } as const
    const removal = removalOf(account, letter)
    if (kind === 'factor-removal-asked') return [undone]
    if (kind === 'deletion-planned') return [undone, ...cancelDeletion({ via: 'mail' })(account, context)]
    if (kind === 'factor-enabled' && account.hasTotp && !byFactor) {
      if (removal?.isStopped) throw refuse('link-used')
      if (removal && at < removal.until) return []
      if (!removal) return [locked, ...lettersAsked(account, at, ...warnings(account, letter))]
    }
    return [
      undone,
      ...changeUndone(account, change, at),
      locked,
      ...lettersAsked(account, at, { kind: 'locked', to: kind === 'email-changed' ? to : account.email }),
    ]
  }

const warnings = (account: Account, letter: number) => [
  { kind: 'locked', to: account.email } as const,
  ...mailboxesOf(account).map((to) => ({ kind: 'factor-removal-asked', to, about: String(letter) }) as const),
]
