import type { BackupRow, Backups } from '../../../backend/modules/backups/contract.ts'
import { minuteInWords } from '../../ui/moment.ts'
import { sizeInWords } from '../../ui/sizeInWords.ts'

export const backupStrings = {
  // @says how often a backup is made
  // @says how often a backup is proved by bringing it back
  line: 'Each day everything is copied to a place of its own, sealed with its operator’s key. Once a month a copy is read back as a test. Nothing of it comes to this page.',
  // @says how often a backup is made
  noneYet: 'No good backup was made yet. One is made each day; you can make one now.',
  // @says how old the newest backup may be
  noneLately: 'No good backup was made in the last 26 hours.',
} as const

/** Each part comes after the one before: what is stored says what is being stored. */
const next = {
  log: 'storing who may come in',
  tables: 'storing the keys',
  keyring: 'copying the recordings',
  blobs: 'writing down what is in it',
} as const
export const STEPS = 5
const order = ['log', 'tables', 'keyring', 'blobs'] as const

/** From 1 to 5: how far a backup that is being made is. */
export const stepOf = ({ part }: Pick<BackupRow, 'part'>): number => (part === null ? 1 : order.indexOf(part) + 2)

export const progressInWords = (row: Pick<BackupRow, 'part'>): string =>
  `A backup is running: step ${stepOf(row)} of ${STEPS}, ${row.part === null ? 'storing the log' : next[row.part]}.`

const reasons: Readonly<Record<string, string>> = {
  away: 'The place for backups, or a part of the system, could not be reached for a quarter of an hour.',
  unfinished: 'It was broken off, and what it had stored is cleared away.',
  missing: 'When it was read back, a piece was missing.',
  damaged: 'When it was read back, a piece had changed since it was stored.',
  count_differs: 'When it was read back, it did not hold as much as was stored.',
  chain_broken: 'When it was read back, an event did not follow from the one before it.',
  table_refused: 'When it was read back, the database did not take its rows.',
  keys_do_not_open: 'When it was read back, its keys did not open what they had sealed.',
}
export const reasonInWords = (reason: string | null): string => reasons[reason ?? ''] ?? ''

const sinceInWords = (at: string | null, never: string) => (at === null ? never : minuteInWords(at))

/** What the card says of all backups together. */
export const factsOf = ({ backups, lastGoodAt, lastProvedAt }: Backups): readonly (readonly [string, string])[] => {
  const good = backups.find(({ state }) => state === 'good')
  return [
    ['Last good backup', sinceInWords(lastGoodAt, 'There is none yet')],
    ['Last restore test that passed', sinceInWords(lastProvedAt, 'There was none yet')],
    ...(good
      ? ([
          ['Holds', `${good.events.toLocaleString('en-US')} events, ${good.blobs.toLocaleString('en-US')} files`],
          ['Size', `${sizeInWords(good.bytes)} that earlier backups do not hold`],
          ['Name', good.id],
          ['Hash', good.hash ?? ''],
        ] as const)
      : []),
  ]
}
