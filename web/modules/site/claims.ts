import { queryOptions, useQuery } from '@tanstack/react-query'
import { Claims } from '../../../backend/modules/claims/contract.ts'
import { get } from '../../app/http.ts'

const claims = () => queryOptions({ queryKey: ['/api/claims'], queryFn: () => get('/api/claims', Claims) })

/** What may be claimed now; nothing while it is not known, as where the server renders. */
export const useClaims = (): Claims | undefined => useQuery(claims()).data
