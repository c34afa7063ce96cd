import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ContactRow } from '../../../backend/modules/life/contract.ts'
import { get } from '../../app/http.ts'

export const contacts = () =>
  queryOptions({ queryKey: ['contacts'], queryFn: () => get('/api/life/contacts', v.array(ContactRow)) })
