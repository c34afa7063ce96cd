import type { CommandOf, Row } from '../../../kernel/testing/table.ts'
import type * as link from '../decide/link.ts'
import type { State } from './states.ts'

export type Command = CommandOf<typeof link, link.Decide> | 'changePasscode' | 'lockForLonger'

/** What has ended says so; what never was is not there. */
const over = { 'not there': 'not-found', expired: 'share-over', ended: 'share-over' } as const

/**
 * What each command does to a link in each state, written down without a look at the decisions: an event, a refusal, `-`
 * for nothing; `else` is every state that is not named.
 */
export const table: Readonly<Record<Command, Row<State>>> = {
  // A repeat answers the same; an id is used once, and by one member.
  createShareLink: { 'not there': 'ShareLinkCreated', "another member's": 'id-taken', else: '-' },
  changeShareLink: { ...over, else: 'ShareLinkChanged' },
  changePasscode: { ...over, else: 'ShareLinkChanged' },
  // What is over may still be put away for good.
  endShareLink: { 'not there': 'not-found', ended: '-', else: 'ShareLinkRevoked' },
  // The address that is to be replaced was replaced already.
  renewShareLink: { ...over, renewed: '-', else: 'ShareLinkRenewed' },
  // Nobody learns from a lock what has ended; a lock never gets shorter.
  lockShare: { 'not there': '-', expired: '-', ended: '-', locked: '-', else: 'ShareLocked' },
  lockForLonger: { 'not there': '-', expired: '-', ended: '-', else: 'ShareLocked' },
}
