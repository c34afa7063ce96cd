import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ContactRow, RunningWait } from '../../../backend/modules/life/contract.ts'
import { get } from '../../app/http.ts'

export const contacts = () =>
  queryOptions({ queryKey: ['contacts'], queryFn: () => get('/api/life/contacts', v.array(ContactRow)) })

const Waiting = v.object({ wait: RunningWait })

/** The wait that a trusted contact asked for, while it runs. Under the contacts' key: what changes the one shows in the other. */
export const runningWait = () =>
  queryOptions({ queryKey: ['contacts', 'wait'], queryFn: () => get('/api/life/wait', Waiting) })
