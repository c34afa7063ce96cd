import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  CapsuleDetail,
  CapsuleRow,
  ChangedCapsule,
  Ticket,
  type AddCapsule,
  type AnswerQuestion,
  type ChangeOpeners,
  type Contribute,
  type EditCapsule,
  type MoveOpening,
  type SealCapsule,
} from '../../../backend/modules/capsules/contract.ts'
import { FamilyView } from '../../../backend/modules/families/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['capsules']
export const apiOf = (capsuleId: string): string => `/api/capsules/${capsuleId}`

/** The family's capsules, and those that were removed, as far as the reader may bring them back. */
export const capsules = () =>
  queryOptions({ queryKey: ['capsules'], queryFn: () => get('/api/capsules', v.array(CapsuleRow)) })

/** One with all that is there for whoever reads. */
export const capsule = (capsuleId: string) =>
  queryOptions({ queryKey: ['capsules', 'one', capsuleId], queryFn: () => get(apiOf(capsuleId), CapsuleDetail) })

export const peaks = (src: string) =>
  queryOptions({ queryKey: ['capsules', 'peaks', src], queryFn: () => get(src, v.array(v.number())) })

/** Who may open one: the members of the family that is shown. */
export const members = () =>
  queryOptions({
    queryKey: ['family', 'openers'],
    queryFn: async () => (await get('/api/family', FamilyView)).members,
  })

/** The right to send files for a capsule; it works an hour. */
export const ticketFor = async (capsuleId: string): Promise<string> =>
  (await get(`${apiOf(capsuleId)}/ticket`, Ticket)).ticket

export const useAddCapsule = () =>
  useMutation({ mutationKey, mutationFn: (command: AddCapsule) => post('/api/capsules', command, ChangedCapsule) })

/** On the version that was seen; another one is refused. */
export const useEditCapsule = ({ id, revision }: Pick<CapsuleRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: EditCapsule) => patch(apiOf(id), command, ChangedCapsule, { revision }),
  })

export const useRemoveCapsule = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<CapsuleRow, 'id'>) => remove(apiOf(id), {}, ChangedCapsule) })

export const useRestoreCapsule = () =>
  useMutation({ mutationKey, mutationFn: (id: string) => post(`${apiOf(id)}/restore`, {}, ChangedCapsule) })

/** A command that goes to one capsule. */
const useCommand = <Command extends object>(capsuleId: string, what: string) =>
  useMutation({
    mutationKey,
    mutationFn: (command: Command) => post(`${apiOf(capsuleId)}/${what}`, command, ChangedCapsule),
  })
export const useContribute = (capsuleId: string) => useCommand<Contribute>(capsuleId, 'contributions')
export const useSeal = (capsuleId: string) => useCommand<SealCapsule>(capsuleId, 'seal')
export const useMoveOpening = (capsuleId: string) => useCommand<MoveOpening>(capsuleId, 'date')
export const useChangeOpeners = (capsuleId: string) => useCommand<ChangeOpeners>(capsuleId, 'openers')
export const useAnswer = (capsuleId: string) => useCommand<AnswerQuestion>(capsuleId, 'answers')

export const useWithdraw = (capsuleId: string) =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: { readonly id: string }) =>
      remove(`${apiOf(capsuleId)}/contributions/${id}`, {}, ChangedCapsule),
  })
