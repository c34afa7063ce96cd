import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PhotoRow } from '../../../backend/modules/photos/contract.ts'
import { get } from '../../app/http.ts'

export const photos = () =>
  queryOptions({ queryKey: ['photos'], queryFn: () => get('/api/photos', v.array(PhotoRow)) })
