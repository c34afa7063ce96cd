import { useEffect } from 'react'
import * as v from 'valibot'
import { queryClient } from './queryClient.ts'

const Change = v.object({ stream: v.string(), position: v.string() })

/** What a changed stream may show up in. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  account: ['/api/account'],
  message: ['messages'],
  delivery: ['messages'],
  life: ['contacts'],
  media: ['media', 'messages'],
  recipient: ['recipients', 'messages'],
  support: ['support'],
  review: ['reviews'],
}

export const keysOf = (stream: string): readonly string[] => KEYS[stream.split('-', 1)[0] ?? ''] ?? []

const invalidate = (key: string) => queryClient.invalidateQueries({ queryKey: [key] })

/** Queries never refetch by themselves; the server says what changed (`/api/live`, server-sent events). */
export const useLive = (isSignedIn: boolean): void => {
  useEffect(() => {
    if (!isSignedIn) return undefined
    const source = new EventSource('/api/live')
    let wasAway = false
    source.addEventListener('error', () => {
      wasAway = true
    })
    source.addEventListener('open', () => {
      if (wasAway) void queryClient.invalidateQueries()
      wasAway = false
    })
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const change = v.safeParse(Change, JSON.parse(data))
      if (change.success) keysOf(change.output.stream).forEach((key) => void invalidate(key))
    })
    return () => source.close()
  }, [isSignedIn])
}
