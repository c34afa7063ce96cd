import { plus } from '../../../kernel/decider.ts'
import { refuse, requireOpen, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

const LINK_LIFE_MS = 7 * 86_400_000

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Names a second address, which gets a mail with a link; until that is used it counts for nothing. */
export const requestBackupAddress =
  ({ address }: { readonly address: string }): Decide =>
  (account, { at }) => {
    requireOpen(account)
    if (isSame(address, account.email)) throw refuse('backup-is-own')
    const { backup } = account
    const isOnItsWay = account.letters.some(({ kind, to }) => kind === 'confirm-backup' && isSame(to, address))
    if (backup && isSame(backup.address, address) && (backup.isVerified || isOnItsWay)) return []
    return [
      { type: 'BackupAddressRequested', data: { address, requestedAt: at } },
      ...lettersAsked(account, at, { kind: 'confirm-backup', to: address }),
    ]
  }

/** The caller has checked that the link is for this account and the address that it names now. */
export const verifyBackupAddress =
  (): Decide =>
  (account, { at }) => {
    const { backup } = account
    if (account.status !== 'open' || !backup) throw refuse('link-invalid')
    if (backup.isVerified) return []
    if (at > plus(backup.requestedAt, LINK_LIFE_MS)) throw refuse('link-expired')
    return [{ type: 'BackupAddressVerified', data: { verifiedAt: at } }]
  }

export const removeBackupAddress =
  (): Decide =>
  (account, { at }) => {
    requireOpen(account)
    return account.backup ? [{ type: 'BackupAddressRemoved', data: { removedAt: at } }] : []
  }
