import { queryOptions } from '@tanstack/react-query'
import { KinPathAnswer, Relatives } from '../../../backend/modules/connections/contract.ts'
import { get } from '../../app/http.ts'

/** Everybody of the family that the page shows. */
export const relatives = () =>
  queryOptions({ queryKey: ['relatives'], queryFn: () => get('/api/relatives', Relatives) })

/** Under the relatives' key: what changes the one shows in the other. */
export const kinPath = (from: string, to: string) =>
  queryOptions({
    queryKey: ['relatives', 'path', from, to],
    queryFn: () => get(`/api/kin/path?from=${from}&to=${to}`, KinPathAnswer),
    enabled: from !== '' && to !== '' && from !== to,
  })
