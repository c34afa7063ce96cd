import { useEffect, useState } from 'react'
import { useHydrated } from './useHydrated.ts'

/**
 * What somebody typed into a form of the server's page before the script had come; read while the page is taken over,
 * for afterwards the fields hold what the script thinks they hold.
 */
const typedIn = (formId: string): readonly (readonly [string, string])[] => {
  const form = document.getElementById(formId)
  if (!(form instanceof HTMLFormElement)) return []
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

/** Hands over, once, each field that was filled in before the script had come. */
export const useEarlyWords = (formId: string, keep: (name: string, value: string) => void): void => {
  const isHydrated = useHydrated()
  const [typed] = useState(() => (isHydrated || typeof document === 'undefined' ? [] : typedIn(formId)))
  useEffect(() => {
    for (const [name, value] of typed) if (value !== '') keep(name, value)
    // Only as the page is taken over.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
