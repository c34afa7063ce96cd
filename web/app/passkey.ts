import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { User } from '../../backend/modules/accounts/contract.ts'
import { explain } from './explain.ts'
import { post } from './http.ts'
import { HttpError } from './httpError.ts'
import { showToast } from '../ui/toasts.ts'
import { strings } from './strings.ts'

const signInByPasskey = async (): Promise<User> => {
  const optionsJSON = await post('/api/auth/passkey/options', undefined, v.looseObject({}))
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const response = await startAuthentication({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON,
  })
  return post('/api/auth/passkey', { response }, User)
}

/** Whoever closes the device's question has changed their mind: only our own no is told. */
export const usePasskey = (onDone: (user: User) => void) =>
  useMutation({
    mutationFn: signInByPasskey,
    onSuccess: onDone,
    onError: (error) => {
      const line = error instanceof HttpError ? explain(error).message : 'No passkey was shown. You can try again.'
      showToast({ tone: 'destructive', title: strings.signInFailed, line })
    },
  })
