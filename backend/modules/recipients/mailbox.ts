import type { Reads } from '../../kernel/log/decider.ts'
import { wallClockIn } from '../../kernel/words/zones.ts'
import { reachOf } from '../accounts/reading.ts'
import { mailboxOn } from './contract/grown.ts'
import type { Recipient } from './recipient.ts'

type Read = { readonly load: Reads }

/** The zone that somebody lives in, or else their author. */
export const zoneOf = async (kernel: Read, { zone, ownerId }: Pick<Recipient, 'zone' | 'ownerId'>): Promise<string> =>
  zone ?? (await reachOf(kernel, ownerId)).zone ?? 'UTC'

type Person = Parameters<typeof mailboxOn>[0] & Pick<Recipient, 'zone' | 'ownerId'>

/** The mailboxes of somebody on the day that it is then where they live. */
export const mailboxAt = async (kernel: Read, person: Person, at: string) => {
  // Of a child alone it makes a difference which day it is.
  const day = person.isChild ? wallClockIn(await zoneOf(kernel, person), at).slice(0, 10) : ''
  return mailboxOn(person, day)
}
