import { useMutation } from '@tanstack/react-query'
import type { Relative } from '../../../backend/modules/connections/contract.ts'
import { ChangedRecord } from '../../../backend/modules/records/contract.ts'
import { ChangedTree } from '../../../backend/modules/trees/contract.ts'
import { post } from '../../app/http.ts'
import { treeApi } from './queries.ts'
import { strings } from './strings.ts'

type Begin = { readonly treeId: string; readonly personId: string; readonly you: Pick<Relative, 'id' | 'name' | 'sex'> }

/** The last word of a name is mostly the family's; it can be changed at once. */
export const nameOf = (name: string): { readonly given: string; readonly surname: string } => {
  const words = name.trim().split(/\s+/)
  return words.length < 2
    ? { given: name.trim(), surname: '' }
    : { given: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' }
}

const SEXES = { female: 'F', male: 'M' } as const

/** Begins a tree with whoever asks, who is living; a repeat makes nothing twice. */
export const useBeginWithMe = () =>
  useMutation({
    mutationKey: ['trees'],
    mutationFn: async ({ treeId, personId, you }: Begin) => {
      await post('/api/trees', { treeId, title: strings.ours }, ChangedTree, { key: treeId })
      const sex = you.sex === null ? 'U' : SEXES[you.sex]
      const person = { personId, ...nameOf(you.name), sex, relativeId: you.id }
      const { id } = await post(`${treeApi(treeId)}/people`, person, ChangedRecord, { key: personId })
      await post(`${treeApi(treeId)}/home`, { recordId: id }, ChangedTree)
      return id
    },
  })
