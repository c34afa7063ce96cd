import { queryOptions, useQuery } from '@tanstack/react-query'
import { MessageList } from '../../backend/modules/messages/contract.ts'
import { isArmed, isBegun, isChangeable, statusesThat } from '../../backend/modules/messages/contract/status.ts'
import { get } from './http.ts'

/** `state` may be several, with commas; `person` is a recipient's id, `q` words to find. */
export type Filter = {
  readonly state?: string
  readonly mode?: string
  readonly person?: string
  readonly q?: string
}

/** 50 a page, by their date; `cursor` is the page before's `next`. The counts are those of all. */
export const messages = (filter: Filter = {}, cursor?: string) =>
  queryOptions({
    queryKey: ['messages', 'list', filter, cursor ?? 'first'],
    queryFn: () => {
      const wanted = Object.entries({ ...filter, cursor }).filter(([, value]) => value !== undefined && value !== '')
      const query = new URLSearchParams(wanted as [string, string][]).toString()
      return get(query ? `/api/messages?${query}` : '/api/messages', MessageList)
    },
  })

/** The drafts, and what is sealed and has not begun to be delivered. */
export const changeable = () => messages({ state: statusesThat(isChangeable).join() })

/** How many are sealed or were delivered, of the counts by status: what was canceled is no more. */
export const sealedIn = (counts: MessageList['counts']): number =>
  statusesThat((status) => isArmed(status) || isBegun(status)).reduce((sum, status) => sum + (counts[status] ?? 0), 0)

/** How many messages the account has sealed; undefined until it is known. */
export const useSealed = (): number | undefined =>
  useQuery({ ...messages(), select: ({ counts }) => sealedIn(counts) }).data
