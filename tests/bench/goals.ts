type Goal = { readonly least: number } | { readonly most: number }

/** What a figure shall be, by its workload and words. */
const goals: Readonly<Record<string, Readonly<Record<string, Goal>>>> = {
  E1: {
    '16 writers ÷ raw durable inserts': { least: 0.028 },
    'one writer, p50': { most: 7 },
    'CPU an edit, all parts': { most: 7 },
    'Postgres transactions an edit, one writer': { most: 8 },
    'Postgres transactions an edit, 16 writers': { most: 4 },
  },
  E2: { 'edit on a stream of 300 events ÷ on one of 10': { most: 1.3 } },
  L50: { 'p99 ÷ bare HTTP and the same statement': { most: 2 }, '8 readers': { least: 250 } },
  B20: { '20 due in one second: from due + hold to the last email': { most: 1 } },
  B600: { '600 due in one second: from due + hold to the last email': { most: 30 } },
  P1: { 'appends ÷ raw durable inserts': { least: 0.5 } },
  P2: { 'messages given a date ÷ raw durable inserts': { least: 0.2 } },
  P3: { 'p99 of a message given a date ÷ of a raw insert': { most: 5 } },
  P6: { 'p99 late ÷ of pg-boss': { most: 0.4 } },
  P7: { 'Temporal’s CPU for a message ÷ for a plain workflow': { most: 0.5 } },
  P8: { 'Temporal’s bytes an open message ÷ a plain open workflow': { most: 1 } },
  P9: { 'bytes besides, an open message ÷ an open workflow of DBOS': { most: 2.5 } },
  P11: { 'rebuild ÷ the same statements by hand': { least: 0.6 } },
  P12: { 'p99 ÷ bare HTTP and the same statement': { most: 1.5 }, 'rate ÷ bare': { least: 0.7 } },
  P17: {
    '10000 people, file to list': { most: 60 },
    'records a second ÷ bare single-row durable inserts': { least: 0.3 },
    'export of everything': { most: 5 },
    'p99 ÷ bare HTTP and the same statement': { most: 1.5 },
  },
  P18: {
    'script that / begins with, gzip -9': { most: 120_000 },
    'all script that / fetches by itself, gzip -9': { most: 120_000 },
  },
  P19: {
    'p99 ÷ bare HTTP and the same statement': { most: 1.5 },
    'inFamily, of one reader’s request': { most: 10 },
  },
  recipes: {
    'backup to a line each ÷ unpacking and parsing': { most: 10 },
    'memory above the beginning': { most: 150 },
    'exact of 1000 scalings there and back': { least: 1_000 },
  },
  VP: { 'received to ready ÷ bare sharp': { most: 4 } },
  VH: { 'HEIC of 12 MP, until it can be seen': { most: 1.5 }, 'memory of the child that holds most': { most: 250 } },
  VR: {
    'sent again, of 1024 MiB with 20 cuts and 2 kills': { most: 160 },
    'memory of the api above what it holds idle': { most: 100 },
  },
  VF: { 'one picture beside 1000 of another family, received to ready': { most: 10 } },
  VG: {
    'p99 ÷ bare HTTP and the same statement': { most: 1.5 },
    'first tiles': { most: 1_000 },
    'most tiles in the page': { most: 600 },
    'frames of at most 33 ms while it is scrolled': { least: 95 },
  },
  VW: {
    'a film of 1080p': { most: 1_024 },
    'a picture of 12 MP': { most: 1_024 },
    'a picture of 108 MP': { most: 1_024 },
    'a paper of 20 pages': { most: 1_024 },
  },
}
const LIGHTHOUSE: Goal = { least: 95 }

export const goalOf = (id: string, what: string): Goal | undefined =>
  what.startsWith('Lighthouse') ? LIGHTHOUSE : goals[id]?.[what]

export const isReached = (goal: Goal, value: number): boolean =>
  'least' in goal ? value >= goal.least : value <= goal.most

export const goalText = (goal: Goal): string => ('least' in goal ? `≥ ${goal.least}` : `≤ ${goal.most}`)
