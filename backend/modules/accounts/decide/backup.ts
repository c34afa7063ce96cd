import { plus } from '../../../kernel/log/decider.ts'
import { requireVerified } from '../../../kernel/errors.ts'
import type { Account } from '../account.ts'
import { refuse, requireIn, type Decide } from './guards.ts'
import { lettersAsked, mailboxesOf } from './letters.ts'

/** @number how long the link that confirms a second address works */
const LINK_LIFE_MS = 7 * 86_400_000

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Both addresses that were confirmed until now hear of a change, with "it was not me". */
const told = (account: Account, kind: 'backup-added' | 'backup-removed') =>
  mailboxesOf(account).map((to) => ({ kind, to }))

/** Names a second address, which gets a mail with a link; until that is used it counts for nothing. */
export const requestBackupAddress =
  ({ address, byFactor = false }: { readonly address: string; readonly byFactor?: boolean }): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    requireVerified(account.isVerified)
    if (isSame(address, account.email)) throw refuse('backup-is-own')
    const { backup } = account
    const isNamed = backup !== undefined && isSame(backup.address, address)
    const isOnItsWay = account.letters.some(({ kind, to }) => kind === 'confirm-backup' && isSame(to, address))
    if (isNamed && (backup.isVerified || isOnItsWay)) return []
    return [
      { type: 'BackupAddressRequested', data: { address, requestedAt: at, ...(byFactor && { byFactor }) } },
      ...lettersAsked(
        account,
        at,
        { kind: 'confirm-backup', to: address },
        ...(isNamed ? [] : told(account, 'backup-added')),
      ),
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
    requireIn(account, at)
    if (!account.backup) return []
    return [
      { type: 'BackupAddressRemoved', data: { removedAt: at } },
      ...lettersAsked(account, at, ...told(account, 'backup-removed')),
    ]
  }
