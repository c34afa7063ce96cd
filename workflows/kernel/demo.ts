import { derivedId } from '../../backend/kernel/ids.ts'

/** Who stands in a demo's address book. */
export const demoPeople = ['anna', 'ben'] as const
type DemoPerson = (typeof demoPeople)[number]

/** The same whoever asks, so that letters and people find each other and a repeat makes nothing twice. */
export const demoId = (accountId: string, what: DemoPerson | 'draft' | 'letter'): string =>
  derivedId(`demo:${accountId}:${what}`)

/** A demo's stories: the told one, which its link shows, and the open question. */
export const demoStoryId = (familyId: string, what: 'told' | 'open'): string =>
  derivedId(`demo:${familyId}:story:${what}`)
