import { plus } from '../../../kernel/log/decider.ts'
import type { SharesEvent } from '../events.ts'

export const START = '2030-01-01T00:00:00.000Z'
export const dayMs = 86_400_000
export const day = (n: number): string => plus(START, n * dayMs)

export const things = [{ kind: 'story', id: 'bed' }] as const
export const made = {
  shareId: 'one',
  familyId: 'hale',
  things,
  title: 'Nan on the quay',
  note: '',
  passcodeHash: '',
  mayDownload: false,
} as const
export const created = {
  type: 'ShareLinkCreated',
  data: { ...made, contributorId: 'ruth', expiresAt: day(30), createdAt: START },
} as const satisfies SharesEvent
const revoked: SharesEvent = { type: 'ShareLinkRevoked', data: { revokedAt: START } }
const renewed: SharesEvent = { type: 'ShareLinkRenewed', data: { n: 2, renewedAt: START } }
const locked: SharesEvent = { type: 'ShareLocked', data: { until: day(1) } }

/** What a link has come to. */
export const links = {
  'not there': [],
  live: [created],
  renewed: [created, renewed],
  locked: [created, locked],
  expired: [created],
  ended: [created, revoked],
  "another member's": [{ ...created, data: { ...created.data, contributorId: 'ben' } }],
} as const satisfies Readonly<Record<string, readonly SharesEvent[]>>
export type State = keyof typeof links

/** When a state is looked at, where that is not at once. */
export const LATER: Partial<Readonly<Record<State, string>>> = { expired: day(30) }
