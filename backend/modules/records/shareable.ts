import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ONLY_WORDS, type Shareable, type Shared } from '../../kernel/process/shareable.ts'
import { treeIn } from '../trees/reading.ts'
import type { PersonRow } from './contract/rows.ts'
import { branchesIn, branchOf, namesOf } from './queries/branch.ts'
import { peopleById } from './queries/people.ts'
import { record } from './record.ts'
import { LIVING } from './share.ts'

/** @number people of a shared branch on a page */
const PAGE = 100

/** The person whose branch it is, while they and their tree are kept. */
const rootOf = async ({ load }: Pick<Kernel, 'load'>, id: string) => {
  const { state } = await load(record, id)
  if (state.status !== 'kept' || state.root.tag !== 'INDI') return undefined
  const { state: tree } = await load(treeIn, state.treeId)
  return tree.status === 'kept' ? { treeId: state.treeId, ...tree } : undefined
}

const shownOf = ({ name, birth, death, isMasked }: PersonRow): Shared => ({
  ...ONLY_WORDS,
  title: isMasked ? LIVING : name,
  by: '',
  at: null,
  // Two lines: when they were born, and when they died.
  words: birth === '' && death === '' ? '' : `${birth}\n${death}`,
})

const notFound = () => Promise.reject(new Refused('not-found'))

/** Someone of a branch: a link shows them with it, and never alone. */
export const inBranch: Shareable = {
  kind: 'kin',
  titlesOf: () => Promise.resolve(new Map()),
  standingOf: () => Promise.resolve(undefined),
  parts: async (kernel, ids) => {
    const [first] = ids
    const root = first === undefined ? undefined : await rootOf(kernel, first)
    if (!root) return new Map()
    const people = await peopleById(kernel, root.treeId, 'masked', ids)
    return new Map([...people].map(([id, row]) => [id, shownOf(row)]))
  },
  open: notFound,
  choices: () => Promise.resolve([]),
}

/**
 * A person with their ancestors and descendants, as others may see them: of who may live a link tells that they are there,
 * and nothing else.
 */
export const branch: Shareable = {
  kind: 'branch',
  titlesOf: async (kernel, ids) => new Map((await namesOf(kernel, ids)).map(({ id, name }) => [id, name])),
  standingOf: async (kernel, id, familyId) => {
    const root = await rootOf(kernel, id)
    return root?.familyId === familyId ? { contributorId: root.contributorId, mayShare: true } : undefined
  },
  parts: async (kernel, ids) => {
    const parts = ids.map(async (id): Promise<readonly [string, Shared][]> => {
      const root = await rootOf(kernel, id)
      if (!root) return []
      const [people, all] = await Promise.all([
        peopleById(kernel, root.treeId, 'masked', [id]),
        branchOf(kernel, root.treeId, id),
      ])
      const row = people.get(id)
      return row ? [[id, { ...shownOf(row), words: '', n: all.length }]] : []
    })
    return new Map((await Promise.all(parts)).flat())
  },
  holds: {
    kind: 'kin',
    children: async (kernel, id, after) => {
      const root = await rootOf(kernel, id)
      const all = root ? await branchOf(kernel, root.treeId, id) : []
      const from = after === undefined ? 0 : all.indexOf(after) + 1
      const ids = all.slice(from, from + PAGE)
      return { ids, next: all.length > from + PAGE ? (ids.at(-1) ?? null) : null }
    },
    has: async (kernel, id, childId) => {
      const root = await rootOf(kernel, id)
      return root !== undefined && (await branchOf(kernel, root.treeId, id)).includes(childId)
    },
  },
  open: notFound,
  choices: async (kernel, familyId) =>
    (await branchesIn(kernel, familyId)).map(({ id, name, contributorId }) => ({
      id,
      title: name,
      contributorId,
      mayShare: true,
    })),
}
