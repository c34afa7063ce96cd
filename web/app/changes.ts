import * as v from 'valibot'
import type { WebModule } from './module.ts'
import { queryClient } from './queryClient.ts'

const Change = v.object({ stream: v.string(), position: v.string() })

/** What a changed stream may show up in. */
export const keysOf = (modules: readonly WebModule[], stream: string): readonly string[] => {
  const category = stream.split('-', 1)[0] ?? ''
  return modules.flatMap(({ refreshes }) => refreshes?.[category] ?? [])
}

/** One change is often several events in a row: what they show up in is asked for once. */
const A_MOMENT_MS = 50

/** Asks anew for what the keys of a moment name. @returns how a key is named, and how all are forgotten */
export const gathering = (invalidate: (key: string) => unknown) => {
  const keys = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    timer = undefined
    for (const key of keys) invalidate(key)
    keys.clear()
  }
  return {
    name: (key: string): void => {
      keys.add(key)
      timer ??= setTimeout(tell, A_MOMENT_MS)
    },
    forget: (): void => clearTimeout(timer),
  }
}

/**
 * @number how soon a browser asks again for the stream of changes. A refused stream is not tried again by the browser:
 * too many pages of an account may be open just now.
 */
const AGAIN_MS = 30_000

let openAnew: (() => void) | undefined

/** Somebody who joined a family is told of its changes by a new stream: the old one was opened for fewer families. */
export const followAnew = (): void => openAnew?.()

/** Queries never refetch by themselves; the server says what changed (`/api/live`, server-sent events). */
export const followChanges = (modules: readonly WebModule[], leaving: AbortSignal, wasAwayBefore = false): void => {
  if (leaving.aborted) return
  const source = new EventSource('/api/live')
  const { name, forget } = gathering((key) => queryClient.invalidateQueries({ queryKey: [key] }))
  let wasAway = wasAwayBefore
  source.addEventListener('error', () => {
    wasAway = true
    if (source.readyState === EventSource.CLOSED) setTimeout(() => followChanges(modules, leaving, true), AGAIN_MS)
  })
  source.addEventListener('open', () => {
    if (wasAway) void queryClient.invalidateQueries()
    wasAway = false
  })
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const change = v.safeParse(Change, JSON.parse(data))
    if (change.success) keysOf(modules, change.output.stream).forEach(name)
  })
  const leave = () => {
    source.close()
    forget()
  }
  leaving.addEventListener('abort', leave)
  openAnew = () => {
    leaving.removeEventListener('abort', leave)
    leave()
    followChanges(modules, leaving, true)
  }
}
