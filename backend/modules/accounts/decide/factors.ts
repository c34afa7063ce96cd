import type { Account } from '../account.ts'
import { refuse, requireIn, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

/** Staff keep at least one: without it their area is closed to them. */
const requireAnother = ({ role, hasTotp, passkeyIds }: Account) => {
  const factors = Number(hasTotp) + passkeyIds.length
  if (role !== 'user' && factors <= 1) throw refuse('last-factor-for-staff')
}

/** The caller has seen a right code of the new secret. */
export const enableTotp =
  (): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    if (account.hasTotp) return []
    const letters = lettersAsked(account, at, { kind: 'factor-enabled', to: account.email })
    return [{ type: 'SecondFactorEnabled', data: { enabledAt: at } }, ...letters]
  }

export const disableTotp =
  (): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    if (!account.hasTotp) return []
    requireAnother(account)
    const letters = lettersAsked(account, at, { kind: 'factor-disabled', to: account.email })
    return [{ type: 'SecondFactorDisabled', data: { disabledAt: at } }, ...letters]
  }

const once = (account: Account, kind: 'recovery-codes-made' | 'recovery-code-used' | 'new-device', at: string) =>
  account.letters.some((letter) => letter.kind === kind && letter.askedAt === at)

export const recordRecoveryCodes =
  (): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    if (once(account, 'recovery-codes-made', at)) return []
    const letters = lettersAsked(account, at, { kind: 'recovery-codes-made', to: account.email })
    return [{ type: 'RecoveryCodesMade', data: { madeAt: at } }, ...letters]
  }

export const recordRecoveryCodeUse =
  (): Decide =>
  (account, { at }) => {
    if (account.status !== 'open' || once(account, 'recovery-code-used', at)) return []
    const letters = lettersAsked(account, at, { kind: 'recovery-code-used', to: account.email })
    return [{ type: 'RecoveryCodeUsed', data: { usedAt: at } }, ...letters]
  }

export const addPasskey =
  ({ passkeyId, byFactor = false }: { readonly passkeyId: string; readonly byFactor?: boolean }): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    if (account.passkeyIds.includes(passkeyId)) return []
    const letters = lettersAsked(account, at, { kind: 'passkey-added', to: account.email, about: passkeyId })
    return [{ type: 'PasskeyAdded', data: { passkeyId, addedAt: at, ...(byFactor && { byFactor }) } }, ...letters]
  }

export const removePasskey =
  ({ passkeyId }: { readonly passkeyId: string }): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    if (!account.passkeyIds.includes(passkeyId)) return []
    requireAnother(account)
    const letters = lettersAsked(account, at, { kind: 'passkey-removed', to: account.email })
    return [{ type: 'PasskeyRemoved', data: { passkeyId, removedAt: at } }, ...letters]
  }

/** A sign-in from a browser that the account was never open in. */
export const recordNewDevice =
  ({ device }: { readonly device: string }): Decide =>
  (account, { at }) => {
    if (account.status !== 'open' || once(account, 'new-device', at)) return []
    const letters = lettersAsked(account, at, { kind: 'new-device', to: account.email, about: device })
    return [{ type: 'NewDeviceSeen', data: { device, seenAt: at } }, ...letters]
  }
