import type { Dialect } from '../node.ts'

/** Undoes doubled `@`: everywhere in GEDCOM 5, except in escapes as `@#DJULIAN@`; in GEDCOM 7 where a line begins. */
export const undoubled = (text: string, dialect: Dialect): string => {
  if (!text.includes('@@')) return text
  if (dialect === '70') return text.replaceAll(/(^|\n)@@/g, '$1@')
  return text.replaceAll(/@#[^@\n]+@|@@/g, (found) => (found === '@@' ? '@' : found))
}

/** Doubles each `@` that would be read as something else: the way back of {@link undoubled}. */
export const doubled = (text: string, dialect: Dialect): string => {
  if (!text.includes('@')) return text
  if (dialect === '70') return text.replaceAll(/(^|\n)@/g, '$1@@')
  return text.replaceAll(/@#[^@\n]+@|@/g, (found) => (found === '@' ? '@@' : found))
}

const POINTER = /^@([^@#\s](?:[^@]*[^@\s])?)@(?:\s(.*))?$/s

/** What a text points to, and what stands behind it in the same line. */
export const pointerIn = (text: string): { readonly xref: string; readonly behind: string } | undefined => {
  if (text.charCodeAt(0) !== 0x40) return undefined
  const found = POINTER.exec(text)
  return found ? { xref: found[1] as string, behind: (found[2] ?? '').trim() } : undefined
}
