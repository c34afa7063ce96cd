import { useEffect, useInsertionEffect, useRef } from 'react'
import { useHydrated } from './useHydrated.ts'

type Typed = readonly (readonly [name: string, value: string])[]

/** What stands in the fields of a form, but for files. */
const typedIn = (formId: string): Typed => {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return []
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/**
 * Hands over, once, each field of the server's page that was filled in before the script had come. Read at the last
 * moment: a page is taken over in slices, in which people go on typing; once its fields have their handlers, they hold
 * what the script thinks they hold.
 */
export const useEarlyWords = (formId: string, keep: (name: string, value: string) => void): void => {
  const isHydrated = useHydrated()
  const typed = useRef<Typed>([])
  useInsertionEffect(() => {
    if (!isHydrated) typed.current = typedIn(formId)
    // Only as the page is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    for (const [name, value] of typed.current) if (value !== '') keep(name, value)
    // Only as the page is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
