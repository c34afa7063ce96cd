import * as v from 'valibot'

/** What a form holds that asks for the password, or for a passkey in its place. */
export const proofEntries = { password: v.string(), proof: v.string() }
export const noProof = { password: '', proof: '' } as const

/** Whether either was given. */
export const isGiven = ({ password, proof }: { password: string; proof: string }): boolean =>
  password !== '' || proof !== ''
export const PASSWORD_MISSING = 'Password is required'

export const ProofFields = v.pipe(v.object(proofEntries), v.forward(v.check(isGiven, PASSWORD_MISSING), ['password']))

/** What is sent of the two: a password typed after all, since a proof is good for five minutes only. */
export const proofOf = ({ password, proof }: { password: string; proof: string }) =>
  password === '' ? { proof } : { password }
