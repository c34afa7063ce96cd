import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type {
  BackupAddress,
  Bootstrap,
  ChangeEmail,
  ChangePassword,
  ChangeProfile,
  Notifications as Wishes,
  RequestReset,
  ResetPassword,
  WithCode,
  UndoChange,
  WithProof,
} from '../../../backend/modules/accounts/contract.ts'
import { Notifications, Profile, Undo, User } from '../../../backend/modules/accounts/contract.ts'
import { OwnLetters } from '../../../backend/modules/subscribers/contract.ts'
import { patch, post, put, remove } from '../../app/http.ts'

const mutationKey = ['/api/account']
const Begun = v.object({ secret: v.string(), uri: v.string() })
const Codes = v.object({ recoveryCodes: v.array(v.string()) })

export const useChangeProfile = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: ChangeProfile) => patch('/api/account/profile', command, Profile),
  })
export const useChangeEmail = () =>
  useMutation({ mutationKey, mutationFn: (command: ChangeEmail) => post('/api/account/email', command, v.unknown()) })
export const useSetBackup = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: BackupAddress) => post('/api/account/backup-address', command, v.unknown()),
  })
export const useRemoveBackup = () =>
  useMutation({
    mutationKey,
    mutationFn: (shown: WithProof) => post('/api/account/backup-address/remove', shown, v.unknown()),
  })
export const useChangePassword = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: ChangePassword) => post('/api/account/password', command, v.unknown()),
  })

export const useStartTotp = () =>
  useMutation({ mutationFn: (command: WithProof) => post('/api/account/totp', command, Begun) })
export const useConfirmTotp = () =>
  useMutation({ mutationKey, mutationFn: (command: WithCode) => post('/api/account/totp/confirm', command, Codes) })
export const useRemoveTotp = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: WithProof) => post('/api/account/totp/remove', command, v.unknown()),
  })
export const useNewRecoveryCodes = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: WithProof) => post('/api/account/recovery-codes', command, Codes),
  })

type NewPasskey = { readonly shown: WithProof; readonly name: string }

/** The browser asks its person for a gesture; its code arrives with the first passkey. */
const addPasskey = async ({ name, shown }: NewPasskey) => {
  const optionsJSON = await post('/api/account/passkeys/options', shown, v.looseObject({}))
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await startRegistration({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  return post('/api/account/passkeys', { name, response }, v.unknown())
}
export const useAddPasskey = () => useMutation({ mutationKey, mutationFn: addPasskey })
export const useRemovePasskey = (id: string) =>
  useMutation({
    mutationKey,
    mutationFn: (command: WithProof) => post(`/api/account/passkeys/${id}/remove`, command, v.unknown()),
  })

export const useChooseNotifications = () =>
  useMutation({
    mutationKey: ['/api/notifications/preferences'],
    mutationFn: (command: Wishes) => put('/api/notifications/preferences', command, Notifications),
  })
export const useReadLetters = () =>
  useMutation({
    mutationKey: ['/api/newsletter/mine'],
    mutationFn: (on: boolean) => put('/api/newsletter/mine', { on }, OwnLetters),
  })

/** One session, or without an id all but this one. */
export const useEndSessions = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: string | undefined) =>
      remove(id === undefined ? '/api/account/sessions' : `/api/account/sessions/${id}`, undefined, v.unknown()),
  })

export const useRequestReset = () =>
  useMutation({ mutationFn: (command: RequestReset) => post('/api/auth/reset/request', command, v.unknown()) })
export const useResetPassword = () =>
  useMutation({ mutationFn: (command: ResetPassword) => post('/api/auth/reset', command, v.unknown()) })
export const useUndo = (token: string) =>
  useMutation({
    mutationKey: ['undo'],
    mutationFn: (command: UndoChange) => post(`/api/undo/${encodeURIComponent(token)}`, command, Undo),
  })
export const useBootstrap = () =>
  useMutation({ mutationKey, mutationFn: (command: Bootstrap) => post('/api/admin/bootstrap', command, User) })
