import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { ItemDetail, ItemPage, type ItemRow } from '../../../../backend/modules/items/contract.ts'
import { get } from '../../../app/http.ts'
import { HttpError } from '../../../app/httpError.ts'
import { sentenceOf } from '../../../app/problemInWords.ts'
import { useSession } from '../../../app/session.ts'
import { apiOf } from '../queries.ts'
import { useThrottled } from '../useThrottled.ts'
import { unsettled, type Entry } from './queue.ts'
import { tray } from './tray.ts'

/** @number pages of what one added last that are looked through for what is being checked */
const MOST_PAGES = 5
/** @number of those that none of these pages has, how many are asked for one by one */
const MOST_SINGLY = 10

type Known = { readonly id: string; readonly row: Pick<ItemRow, 'state' | 'isSafe' | 'setAsideAs'> | null }

/** Null for an item that is no more: it was the same as one that is there. */
const oneOf = async (id: string): Promise<Known> => {
  try {
    return { id, row: await get(apiOf(id), ItemDetail) }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { id, row: null }
    throw error
  }
}

/** What has become of those that have arrived: by the lists of what one added last, and of the rest one by one. */
const knownOf = async (ids: readonly string[]): Promise<readonly Known[]> => {
  const known = new Map<string, Known>()
  const wanted = new Set(ids)
  let before: string | null = ''
  for (let page = 0; page < MOST_PAGES && before !== null && known.size < wanted.size; page += 1) {
    const path: string = `/api/items?shelf=mine&order=added${before === '' ? '' : `&before=${encodeURIComponent(before)}`}`
    const { items, next } = await get(path, ItemPage)
    for (const row of items) if (wanted.has(row.id)) known.set(row.id, { id: row.id, row })
    before = next
  }
  const singly = ids.filter((id) => !known.has(id)).slice(0, MOST_SINGLY)
  return [...known.values(), ...(await Promise.all(singly.map(oneOf)))]
}

const noteOf = ({ id, row }: Known): void => {
  if (row === null) return tray.note(id, { stage: 'here' })
  if (row.state === 'setAside')
    return tray.note(id, { stage: 'setAside', ...(row.setAsideAs !== null && { why: sentenceOf(row.setAsideAs) }) })
  return row.isSafe ? tray.note(id, { stage: 'safe', isSettled: row.state === 'ready' }) : undefined
}

/** What is on its way, and what has become of it. */
export const useTray = (): readonly Entry[] => {
  const { user } = useSession()
  const accountId = user?.id
  const entries = useSyncExternalStore(tray.subscribe, tray.entries, tray.entries)
  useEffect(() => {
    if (accountId !== undefined) void tray.open(accountId)
  }, [accountId])
  const arrived = unsettled(entries).map(({ id }) => id)
  const beat = useThrottled()
  const { data } = useQuery({
    queryKey: ['item-list', 'arrived', arrived, beat],
    queryFn: () => knownOf(arrived),
    enabled: arrived.length > 0,
    gcTime: 0,
  })
  useEffect(() => {
    for (const each of data ?? []) noteOf(each)
  }, [data])
  return entries
}
