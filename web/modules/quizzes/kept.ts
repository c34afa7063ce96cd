import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Quiz } from './quiz.ts'

const Kept = v.object({ step: v.number(), chosen: v.record(v.string(), v.array(v.string())) })
export type Kept = v.InferOutput<typeof Kept>

const keyOf = ({ slug }: Quiz) => `quiz ${slug}`
const listeners = new Set<() => void>()
const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Answers stay in this tab of this browser. */
export const keep = (quiz: Quiz, kept: Kept | undefined): void => {
  try {
    if (kept) sessionStorage.setItem(keyOf(quiz), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(quiz))
  } catch {
    // Storage is blocked: the quiz still works, it only forgets when the page is left.
  }
  for (const listener of listeners) listener()
}

const read = (quiz: Quiz): string => {
  try {
    return sessionStorage.getItem(keyOf(quiz)) ?? ''
  } catch {
    return ''
  }
}
const parsed = (text: string): Kept | undefined => {
  try {
    const result = v.safeParse(Kept, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** What was answered before, once the page is in the browser. */
export const useKept = (quiz: Quiz): Kept | undefined => {
  const text = useSyncExternalStore(
    listen,
    () => read(quiz),
    () => '',
  )
  return text === '' ? undefined : parsed(text)
}
