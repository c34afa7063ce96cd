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

/** What the author's silence or reports of their death had delivered, also what was on hold till then. Under the messages' key: a recall changes it. */
export const wentOut = () =>
  queryOptions({
    queryKey: ['messages', 'went-out'],
    queryFn: async () => {
      const items: MessageRow[] = []
      let cursor: string | null = ''
      // All of them, a page at a time: what is not listed is not taken back.
      while (cursor !== null) {
        const query = new URLSearchParams({ cause: 'presumed,confirmed', state: 'delivering,delivered', cursor })
        const page: MessageList = await get(`/api/messages?${query}`, MessageList)
        items.push(...page.items)
        cursor = page.next
      }
      return items
    },
  })
