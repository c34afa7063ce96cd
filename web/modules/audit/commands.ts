import { useMutation } from '@tanstack/react-query'
import { Verified, type Verify } from '../../../backend/modules/audit/contract.ts'
import { post } from '../../app/http.ts'

/** Holds a stream, or the whole log, against its hashes; it changes nothing but the note that somebody looked. */
export const useVerify = () =>
  useMutation({ mutationFn: (command: Verify) => post('/api/admin/history/verify', command, Verified) })
