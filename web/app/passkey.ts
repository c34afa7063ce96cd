import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { Proved, User } from '../../backend/modules/accounts/contract.ts'
import { explain } from './explain.ts'
import { post } from './http.ts'
import { HttpError } from './httpError.ts'
import { showToast } from '../ui/toasts.ts'
import { strings } from './strings.ts'

const NOT_SHOWN = 'No passkey was shown. You can try again.'

/** Asks the device for any passkey of this house; its code arrives with the first one. */
const showPasskey = async () => {
  const optionsJSON = await post('/api/auth/passkey/options', undefined, v.looseObject({}))
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON })
}

const signInByPasskey = async (): Promise<User> => post('/api/auth/passkey', { response: await showPasskey() }, User)

/** Shows a passkey once more: its proof stands in for the password for five minutes. */
export const useStepUpByPasskey = (onDone: (proof: string) => void) =>
  useMutation({
    mutationFn: async () => post('/api/auth/step-up/passkey', { response: await showPasskey() }, Proved),
    onSuccess: ({ proof }) => onDone(proof),
    onError: (error) => {
      const line = error instanceof HttpError ? explain(error).message : NOT_SHOWN
      showToast({ tone: 'destructive', title: strings.passkeyFailed, line })
    },
  })

/** Whoever closes the device's question has changed their mind: only our own no is told. */
export const usePasskey = (onDone: (user: User) => void) =>
  useMutation({
    mutationFn: signInByPasskey,
    onSuccess: onDone,
    onError: (error) => {
      const line = error instanceof HttpError ? explain(error).message : NOT_SHOWN
      showToast({ tone: 'destructive', title: strings.signInFailed, line })
    },
  })
