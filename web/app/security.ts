import { queryOptions } from '@tanstack/react-query'
import { Security } from '../../backend/modules/accounts/contract.ts'
import { get } from './http.ts'

/** By which ways the account is opened. */
export const security = () =>
  queryOptions({ queryKey: ['/api/account', 'security'], queryFn: () => get('/api/account/security', Security) })
