import { queryOptions } from '@tanstack/react-query'
import { HubView } from '../../backend/modules/hub/contract.ts'
import { get } from './http.ts'

/** What stands on the hub; it is asked anew each time the page is opened. */
export const hub = () =>
  queryOptions({ queryKey: ['hub'], queryFn: () => get('/api/hub', HubView), refetchOnMount: 'always' })
