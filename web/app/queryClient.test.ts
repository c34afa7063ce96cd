import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { newQueryClient } from './queryClient.ts'

afterEach(() => onlineManager.setOnline(true))

const unreached = () => Promise.reject(new TypeError('Failed to fetch'))

test('offline, a question and a wish fail at once, so that words can say so', async () => {
  onlineManager.setOnline(false)
  const client = newQueryClient()
  await expect(client.fetchQuery({ queryKey: ['messages'], queryFn: unreached })).rejects.toThrow('Failed to fetch')
  await expect(new MutationObserver(client, { mutationFn: unreached }).mutate()).rejects.toThrow('Failed to fetch')
})
