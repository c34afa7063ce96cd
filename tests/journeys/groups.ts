/** Journeys that share a stack. */
export type Group = {
  readonly name: string
  /** How long a day of the stack is. */
  readonly dayMs: number
  /** Whether they mostly wait for days to pass, so that other work can go on beside them, or keep the machine busy. */
  readonly lane: 'waits' | 'works'
  readonly workers: number
  /** Whether plans can be bought, so that trials end. */
  readonly hasPayments?: boolean
  /** Whether `npm test` plays it; DEEP=1 and a name play each. */
  readonly isInGate: boolean
  /** Without the ending. A group without specs has those that no other names. */
  readonly specs?: readonly string[]
}

const ENDING = '.spec.ts'

export const groups: readonly Group[] = [
  { name: 'days', dayMs: 20_000, lane: 'waits', workers: 6, isInGate: true },
  {
    // Who takes something back in its undo time, the 24th part of a day, must have time to press; others wait for no day.
    name: 'long',
    dayMs: 400_000,
    lane: 'works',
    workers: 3,
    isInGate: true,
    specs: [
      'axe',
      'recall',
      'hold',
      'history',
      'staff',
      'drafts',
      'places',
      'states-house',
      'states-reader',
      'house',
      'account-data',
      'looks',
      'keys',
      'passkeys',
      'haste',
      'microphone',
      'oldFiles',
      'hub',
      'ifIDied',
    ],
  },
  {
    // This and the next are apart, because one network may make sixty accounts an hour.
    name: 'kept',
    dayMs: 20_000,
    lane: 'waits',
    workers: 5,
    isInGate: true,
    specs: ['reports', 'reports-answered', 'reports-mailbox', 'occasion', 'wishes-found'],
  },
  {
    name: 'families',
    dayMs: 400_000,
    lane: 'waits',
    workers: 3,
    isInGate: true,
    specs: [
      'families',
      'families-story',
      'sharing',
      'home',
      'states',
      'states-offline',
      'recipes',
      'recipes-import',
      'capsules',
      'wishes',
    ],
  },
  {
    // Files of all kinds are prepared here, which keeps the decoders busy.
    name: 'vault',
    dayMs: 400_000,
    lane: 'works',
    workers: 2,
    isInGate: true,
    specs: [
      'vault',
      'vault-folder',
      'vault-albums',
      'vault-archive',
      'vault-words',
      'vault-insight',
      'gedcom',
      'tree',
      'recipes-voice',
      'book',
    ],
  },
  // Plans are bought here, and trials end.
  { name: 'plans', dayMs: 400_000, lane: 'waits', workers: 1, isInGate: true, hasPayments: true, specs: ['plans'] },
  // Here the process that answers stands still for most of a day: nobody else may need it then.
  { name: 'away', dayMs: 12_000, lane: 'waits', workers: 1, isInGate: true, specs: ['away'] },
  {
    // A link opens for thirty days at the least, and whoever leaves, falls silent or is lost has weeks.
    name: 'short',
    dayMs: 3_000,
    lane: 'waits',
    workers: 7,
    isInGate: false,
    specs: ['expiry', 'preconsent', 'farewell', 'newAddress', 'reached', 'afterwards', 'weeklyQuestion'],
  },
]

const named = groups.flatMap(({ specs = [] }) => specs)

/** Which of these files are the group's. */
export const specsOf = ({ specs }: Group, files: readonly string[]): readonly string[] =>
  files.filter((file) => {
    const name = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : undefined
    return name !== undefined && (specs ? specs.includes(name) : !named.includes(name))
  })

/** The specs among these files. */
const specsAmong = (files: readonly string[]) => files.filter((file) => file.endsWith(ENDING))

/** Which of these names no spec has in its own. */
export const unknownAmong = (names: readonly string[], files: readonly string[]): readonly string[] =>
  names.filter((name) => !specsAmong(files).some((file) => file.includes(name)))

/** The specs among these files that have one of the names in theirs; without names all. */
export const namedAmong = (names: readonly string[], files: readonly string[]): readonly string[] =>
  specsAmong(files).filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
