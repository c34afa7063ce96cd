import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { get } from '../../../app/http.ts'

export const people = () =>
  queryOptions({ queryKey: ['recipients'], queryFn: () => get('/api/recipients', v.array(RecipientRow)) })
