import { queryOptions } from '@tanstack/react-query'
import { Billing, Prices } from '../../../../backend/modules/billing/contract.ts'
import { get } from '../../../app/http.ts'

export const prices = () => queryOptions({ queryKey: ['/api/prices'], queryFn: () => get('/api/prices', Prices) })

/** What changes by itself is asked for anew each time a page shows it. */
export const mine = () =>
  queryOptions({ queryKey: ['/api/billing'], queryFn: () => get('/api/billing', Billing), staleTime: 0 })
