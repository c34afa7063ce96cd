import { useMutation } from '@tanstack/react-query'
import { ChangedRecord } from '../../../backend/modules/records/contract.ts'
import { ChangedTree } from '../../../backend/modules/trees/contract.ts'
import { post } from '../../app/http.ts'
import { treeApi } from './queries.ts'
import { strings } from './strings.ts'

/** Begins a tree with whoever asks and the relatives whom the family has named; a repeat makes nothing twice. */
export const useBeginWithMe = () =>
  useMutation({
    mutationKey: ['trees'],
    mutationFn: async ({ treeId }: { readonly treeId: string }) => {
      await post('/api/trees', { treeId, title: strings.ours }, ChangedTree, { key: treeId })
      const { id } = await post(`${treeApi(treeId)}/begin`, {}, ChangedRecord, { key: treeId })
      await post(`${treeApi(treeId)}/home`, { recordId: id }, ChangedTree)
      return id
    },
  })
