import type { Handlers } from '../../backend/kernel/event.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'

/** Fills each demo as it begins, at `at`; its family has the id of its account. It may be told twice. */
export const fillingDemo = (fill: (accountId: string, at: string) => Promise<void>): Reactor => {
  const on: Handlers<AccountsEvent> = { DemoBegun: ({ id, metadata }) => fill(id, metadata.at) }
  return { account: reactingTo<AccountsEvent>(on) }
}

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

/** @number pictures in a demo, drawn for us */
export const demoPictures = ['bakery', 'lake', 'steps', 'tree', 'boat', 'lighthouse', 'dance', 'table'] as const
export type DemoPicture = (typeof demoPictures)[number]
/** @number voices in a demo, generated for us: the one of a told story, and a tape */
export const demoVoices = ['quarrel', 'tape'] as const
export type DemoVoice = (typeof demoVoices)[number]
export type DemoFile = DemoPicture | DemoVoice | 'letter'

/** What of a demo's files are memories; with two that are written. */
export const demoMemories = [...demoPictures, 'letter', 'tape'] as const
export type DemoMemory = (typeof demoMemories)[number]
export const demoItemId = (familyId: string, what: DemoMemory | 'rowboat' | 'snow'): string =>
  derivedId(`demo:${familyId}:item:${what}`)
export const demoFileId = (familyId: string, what: DemoMemory): string => derivedId(`demo:${familyId}:file:${what}`)
export const demoPlaceId = (familyId: string, what: 'lane' | 'lake'): string =>
  derivedId(`demo:${familyId}:place:${what}`)

/** The tree of a demo. */
export const demoTreeId = (familyId: string): string => derivedId(`demo:${familyId}:tree`)
