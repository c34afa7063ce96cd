import { queryOptions } from '@tanstack/react-query'
import { KinPathAnswer } from '../../../backend/modules/connections/contract.ts'
import { get } from '../../app/http.ts'

/** Under the relatives' key: what changes the one shows in the other. */
export const kinPath = (from: string, to: string) =>
  queryOptions({
    queryKey: ['relatives', 'path', from, to],
    queryFn: () => get(`/api/kin/path?from=${from}&to=${to}`, KinPathAnswer),
    enabled: from !== '' && to !== '' && from !== to,
  })
