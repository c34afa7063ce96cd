import type { Account } from '../account.ts'
import type { AccountsEvent, LetterKind } from '../events.ts'

type Dropped = { readonly events: readonly AccountsEvent[]; readonly kinds: readonly LetterKind[] }

/**
 * Takes away what somebody else may have set: all of it when an address is first confirmed, since whoever signed up with it
 * need not have had it; else what was added without a second factor. An authenticator app goes by `undoChange` alone after that.
 */
export const dropped = (account: Account, at: string): Dropped => {
  const isFirst = !account.isVerified
  const passkeys = isFirst ? account.passkeyIds : account.plainPasskeys
  const hasApp = isFirst && account.hasTotp
  const hasBackup = account.backup !== undefined && (isFirst || !account.backup.byFactor)
  return {
    events: [
      ...passkeys.map((passkeyId) => ({ type: 'PasskeyRemoved', data: { passkeyId, removedAt: at } }) as const),
      ...(hasApp ? [{ type: 'SecondFactorDisabled', data: { disabledAt: at } } as const] : []),
      ...(hasBackup ? [{ type: 'BackupAddressRemoved', data: { removedAt: at } } as const] : []),
    ],
    kinds: [
      ...(passkeys.length > 0 ? (['passkey-removed'] as const) : []),
      ...(hasApp ? (['factor-disabled'] as const) : []),
      ...(hasBackup ? (['backup-removed'] as const) : []),
    ],
  }
}
