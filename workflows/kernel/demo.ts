import { derivedId } from '../../backend/kernel/ids.ts'

/** @number people in the address book of a demo */
export const demoPeople = ['anna', 'ben'] as const
type DemoPerson = (typeof demoPeople)[number]

/** The same whoever asks, so that letters and people find each other and a repeat makes nothing twice. */
export const demoId = (accountId: string, what: DemoPerson | 'draft' | 'letter' | 'kept'): string =>
  derivedId(`demo:${accountId}:${what}`)

/** A demo's stories: the one told in words, which its link shows, the one told by voice, and the open question. */
export const demoStoryId = (familyId: string, what: 'told' | 'spoken' | 'open'): string =>
  derivedId(`demo:${familyId}:story:${what}`)
export const demoRecordingId = (familyId: string): string => derivedId(`demo:${familyId}:recording`)

/** A demo's relatives, of whom two tell a story. */
export type DemoRelative = 'joseph' | 'margaret' | 'thomas' | 'amelia'
export const demoRelativeId = (familyId: string, who: DemoRelative): string =>
  derivedId(`demo:${familyId}:relative:${who}`)
