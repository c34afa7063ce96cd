import { queryOptions } from '@tanstack/react-query'
import { Relatives } from '../../backend/modules/connections/contract.ts'
import { get } from './http.ts'

/** Everyone of the family that the page shows, with an account and without: several modules ask. */
export const relatives = () =>
  queryOptions({ queryKey: ['relatives'], queryFn: () => get('/api/relatives', Relatives) })
