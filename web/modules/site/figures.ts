import { queryOptions, useQuery } from '@tanstack/react-query'
import { Figures } from '../../../backend/modules/figures/contract.ts'
import { get } from '../../app/http.ts'

const figures = () => queryOptions({ queryKey: ['/api/claims'], queryFn: () => get('/api/claims', Figures) })

/** What may be claimed now; nothing while it is not known, as where the server renders. */
export const useFigures = (): Figures | undefined => useQuery(figures()).data
