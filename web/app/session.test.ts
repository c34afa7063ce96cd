import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '../../backend/modules/accounts/contract.ts'
import { newQueryClient, queryClient } from './queryClient.ts'
import { account, mayBeSignedIn, signedInAs, signOut } from './session.ts'

afterEach(() => void vi.unstubAllGlobals())

test('whoever looks at the account learns that it was left, also when the call fails; nothing else is kept', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  const ruth: User = { id: 'r', username: 'ruth', email: 'ruth@hale.example', role: 'user', emailVerified: true }
  signedInAs(ruth)
  queryClient.setQueryData(['messages'], ['For your birthday'])
  const seen: unknown[] = []
  const stop = new QueryObserver(queryClient, account()).subscribe(({ data }) => seen.push(data))

  await signOut()
  await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
  expect(queryClient.getQueryData(['messages'])).toBeUndefined()
  expect(said).toHaveBeenCalledWith('Sign out failed:', expect.any(TypeError))
  stop()
})

test('whoever signs out is a visitor before the server has answered', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  signedInAs({ id: 'r', username: 'ruth', email: 'ruth@hale.example', role: 'user', emailVerified: true })
  const asked = queryClient.fetchQuery({ ...account(), staleTime: 0 }).catch(() => undefined)

  void signOut()
  expect(mayBeSignedIn()).toBe(false)
  await asked
  await vi.waitFor(() => expect(queryClient.getQueryData(account().queryKey)).toBeNull())
})

test('a visitor is known as one at once; whoever may be signed in is asked about first', () => {
  const known = (mark: string | null) => {
    vi.stubGlobal('localStorage', { getItem: () => mark })
    const { data, isPending } = new QueryObserver(newQueryClient(), account()).getCurrentResult()
    return { data, isPending }
  }
  expect(known(null)).toEqual({ data: null, isPending: false })
  expect(known('1')).toEqual({ data: undefined, isPending: true })
})
