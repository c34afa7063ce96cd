import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { may, type FamilyRole, type Right } from '../../backend/kernel/identity/roles.ts'
import { FamilyRow } from '../../backend/modules/families/contract.ts'
import { get, post } from './http.ts'
import { queryClient } from './queryClient.ts'
import { account } from './session.ts'
import { onShownFamily, showFamily, shownFamily } from './shownFamily.ts'

const KEY = 'families'

/** What was read for one family says nothing of another. */
const forgetTheOther = (): void => {
  const kept: readonly unknown[] = [KEY, account().queryKey[0]]
  void queryClient.resetQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) })
}

/** A window shows the family chosen in it; whoever is in that one no more sees the one that the server would choose. */
const settle = (rows: readonly FamilyRow[]): void => {
  const shown = shownFamily()
  const [first] = rows
  if (!first || rows.some(({ familyId }) => familyId === shown)) return
  showFamily((rows.find(({ isChosen }) => isChosen) ?? first).familyId)
  if (shown !== null) forgetTheOther()
}

/** The account's families. Its own, while nothing happened in it and it is in another, is not among them. */
export const families = () =>
  queryOptions({
    queryKey: [KEY],
    queryFn: async () => {
      const rows = await get('/api/families', v.array(FamilyRow))
      settle(rows)
      return rows
    },
  })

export type ShownFamily = {
  /** Empty while it is not known yet; then nothing is allowed either. */
  readonly familyId: string
  readonly name: string
  readonly role: FamilyRole | undefined
  /** The account is in no family, not even its own. */
  readonly isNone: boolean
  readonly may: (right: Right) => boolean
}

/** The family that this window shows, and what the account may do in it. Only what is drawn goes by it: the server decides. */
export const useFamily = (): ShownFamily => {
  const { data } = useQuery(families())
  const shown = useSyncExternalStore(onShownFamily, shownFamily, nothing)
  const family = data?.find(({ familyId }) => familyId === shown)
  const { familyId = '', name = '', role } = family ?? {}
  return { familyId, name, role, isNone: data?.length === 0, may: (right) => role !== undefined && may(role, right) }
}
const nothing = () => null

/** Shows another family in this window, and notes it for windows that are opened later. */
export const useSwitchFamily = () =>
  useMutation({
    mutationFn: (familyId: string) => {
      showFamily(familyId)
      forgetTheOther()
      return post('/api/family/current', { familyId }, v.unknown())
    },
  })
