import { MutationObserver, onlineManager } from '@tanstack/react-query'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { getQueryFn, newQueryClient, queryClient } from './queryClient.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const unreached = () => Promise.reject(new TypeError('Failed to fetch'))

test('offline, a question and a wish fail at once, so that words can say so', async () => {
  onlineManager.setOnline(false)
  const client = newQueryClient()
  await expect(client.fetchQuery({ queryKey: ['messages'], queryFn: unreached })).rejects.toThrow('Failed to fetch')
  await expect(new MutationObserver(client, { mutationFn: unreached }).mutate()).rejects.toThrow('Failed to fetch')
})

test('nothing asks by itself, again, or because the window is looked at', () => {
  for (const client of [newQueryClient(), queryClient])
    expect(client.getDefaultOptions()).toMatchObject({
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    })
})

test('a question is a GET of the first element of its key', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(['kept'])))
  vi.stubGlobal('fetch', fetched)
  expect(await newQueryClient().fetchQuery({ queryKey: ['/api/prices', 'by year'] })).toEqual(['kept'])
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/prices', expect.objectContaining({ method: 'GET' }))
})

test('a 401 means nobody where that is asked for, and else throws; any other refusal throws', async () => {
  const answering = (status: number, on401: 'throw' | 'returnNull') => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status })))
    return getQueryFn(v.unknown(), { on401 })({ queryKey: ['/api/account'] })
  }
  expect(await answering(401, 'returnNull')).toBeNull()
  await expect(answering(401, 'throw')).rejects.toThrow('401: no')
  await expect(answering(403, 'returnNull')).rejects.toThrow('403: no')
})
