import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ContactRow, LifeView, RunningWait } from '../../../backend/modules/life/contract.ts'
import { MessageList, type MessageRow } from '../../../backend/modules/messages/contract.ts'
import { get } from '../../app/http.ts'

export const contacts = () =>
  queryOptions({ queryKey: ['contacts'], queryFn: () => get('/api/life/contacts', v.array(ContactRow)) })

const Waiting = v.object({ wait: RunningWait })

/** The wait that a trusted contact asked for, while it runs. Under the contacts' key: what changes the one shows in the other. */
export const runningWait = () =>
  queryOptions({ queryKey: ['contacts', 'wait'], queryFn: () => get('/api/life/wait', Waiting) })

/** How the author's life stands, and what comes next by itself. */
export const lifeNow = () => queryOptions({ queryKey: ['life'], queryFn: () => get('/api/life', LifeView) })

/** All messages that this asks for, a page at a time. */
const allOf = async (filter: Readonly<Record<string, string>>): Promise<readonly MessageRow[]> => {
  const items: MessageRow[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const query = new URLSearchParams({ ...filter, cursor })
    const page: MessageList = await get(`/api/messages?${query}`, MessageList)
    items.push(...page.items)
    cursor = page.next
  }
  return items
}
const CAUSE = 'presumed,confirmed'

/** What the author's silence or reports of their death had delivered, also what was on hold till then. Under the messages' key: a recall changes it. */
export const wentOut = () =>
  queryOptions({
    queryKey: ['messages', 'went-out'],
    queryFn: () => allOf({ cause: CAUSE, state: 'delivering,delivered' }),
  })

/** What these have given a date that is still to come. */
export const goingOut = () =>
  queryOptions({
    queryKey: ['messages', 'going-out'],
    queryFn: () => allOf({ cause: CAUSE, state: 'scheduled,noticed,checked,stalled,paused,claimed' }),
  })

/** What has no date, and may be given one by them. */
export const keptForThen = () =>
  queryOptions({ queryKey: ['messages', 'kept'], queryFn: () => allOf({ state: 'dormant,held' }) })

/** What has a day of its own, whoever is there then. */
export const onTheirDays = () =>
  queryOptions({
    queryKey: ['messages', 'on-their-days'],
    queryFn: () => allOf({ state: 'scheduled,noticed,checked,stalled,paused' }),
  })
