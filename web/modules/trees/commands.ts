import { useMutation } from '@tanstack/react-query'
import {
  ChangedRecord,
  type AddFact,
  type AddNote,
  type AddRelation,
  type ChangeFact,
  type CiteSource,
  type ImportRow,
  type NewPerson,
  type PersonDetail,
  type SetLifeState,
  type SetName,
  type SetSex,
} from '../../../backend/modules/records/contract.ts'
import { ChangedTree, type AddTree, type RenameTree, type TreeRow } from '../../../backend/modules/trees/contract.ts'
import { patch, post, put, remove } from '../../app/http.ts'
import { recordApi, treeApi } from './queries.ts'

const ofTrees = ['trees']
const mutationKey = ['people']

export const useAddTree = () =>
  useMutation({ mutationKey: ofTrees, mutationFn: (command: AddTree) => post('/api/trees', command, ChangedTree) })
/** On the version that was seen; another one is refused. */
export const useRenameTree = ({ id, revision }: Pick<TreeRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey: ofTrees,
    mutationFn: (command: RenameTree) => patch(treeApi(id), command, ChangedTree, { revision }),
  })
export const useRemoveTree = () =>
  useMutation({
    mutationKey: ofTrees,
    mutationFn: ({ id }: Pick<TreeRow, 'id'>) => remove(treeApi(id), {}, ChangedTree),
  })
export const useRestoreTree = () =>
  useMutation({ mutationKey: ofTrees, mutationFn: (id: string) => post(`${treeApi(id)}/restore`, {}, ChangedTree) })

export const useAddPerson = (treeId: string) =>
  useMutation({
    mutationKey,
    mutationFn: (command: NewPerson) => post(`${treeApi(treeId)}/people`, command, ChangedRecord),
  })

type Seen = Pick<PersonDetail, 'id' | 'treeId' | 'revision'>
const apiOf = ({ treeId, id }: Pick<Seen, 'id' | 'treeId'>) => recordApi(treeId, id)

export const useAddRelation = (of: Pick<Seen, 'id' | 'treeId'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: AddRelation) => post(`${apiOf(of)}/relatives`, command, ChangedRecord),
  })
export const useSetName = (of: Seen) =>
  useMutation({
    mutationKey,
    mutationFn: ({ sex, ...name }: SetName & SetSex) =>
      put(`${apiOf(of)}/name`, name, ChangedRecord, { revision: of.revision }).then(({ revision }) =>
        put(`${apiOf(of)}/sex`, { sex }, ChangedRecord, { revision }),
      ),
  })
export const useSetLifeState = (of: Seen) =>
  useMutation({
    mutationKey,
    mutationFn: (command: SetLifeState) => put(`${apiOf(of)}/life-state`, command, ChangedRecord),
  })
export const useAddFact = (of: Seen) =>
  useMutation({
    mutationKey,
    mutationFn: (command: AddFact) => post(`${apiOf(of)}/facts`, command, ChangedRecord, { revision: of.revision }),
  })
export const useChangeFact = (of: Seen, nodeId: number) =>
  useMutation({
    mutationKey,
    mutationFn: (command: ChangeFact) =>
      patch(`${apiOf(of)}/facts/${nodeId}`, command, ChangedRecord, { revision: of.revision }),
  })
export const useRemoveNode = (of: Seen) =>
  useMutation({
    mutationKey,
    mutationFn: ({ nodeId }: { readonly nodeId: number }) =>
      remove(`${apiOf(of)}/nodes/${nodeId}`, {}, ChangedRecord, { revision: of.revision }),
  })
export const useAddNote = (of: Seen, nodeId = 0) =>
  useMutation({
    mutationKey,
    mutationFn: (command: AddNote) =>
      post(`${apiOf(of)}/nodes/${nodeId}/notes`, command, ChangedRecord, { revision: of.revision }),
  })
export const useCite = (of: Seen, nodeId: number) =>
  useMutation({
    mutationKey,
    mutationFn: (command: CiteSource) =>
      post(`${apiOf(of)}/nodes/${nodeId}/sources`, command, ChangedRecord, { revision: of.revision }),
  })
export const useUndo = (treeId: string) =>
  useMutation({
    mutationKey,
    mutationFn: ({ recordId, revision }: { readonly recordId: string; readonly revision: number }) =>
      post(`${recordApi(treeId, recordId)}/undo`, { revision }, ChangedRecord),
  })
/** Links of others to someone go with them: whoever removes them was asked. */
export const useRemovePerson = () =>
  useMutation({
    mutationKey,
    mutationFn: (of: Pick<Seen, 'id' | 'treeId'>) => remove(`${apiOf(of)}?links=drop`, {}, ChangedRecord),
  })
export const useRestorePerson = () =>
  useMutation({
    mutationKey,
    mutationFn: (of: Pick<Seen, 'id' | 'treeId'>) => post(`${apiOf(of)}/restore`, {}, ChangedRecord),
  })

type OfImport = { readonly treeId: string } & Pick<ImportRow, 'id'>
export const useBeginImport = () =>
  useMutation({
    mutationKey: ofTrees,
    mutationFn: ({ treeId, importId, itemId }: { treeId: string; importId: string; itemId: string }) =>
      post(`${treeApi(treeId)}/imports`, { importId, itemId }, ChangedRecord),
  })
const useImportAct = (act: 'apply' | 'cancel' | 'undo') =>
  useMutation({
    mutationKey: ofTrees,
    mutationFn: ({ treeId, id }: OfImport) => post(`${treeApi(treeId)}/imports/${id}/${act}`, {}, ChangedRecord),
  })
export const useApplyImport = () => useImportAct('apply')
export const useCancelImport = () => useImportAct('cancel')
export const useUndoImport = () => useImportAct('undo')
export const useChooseCharset = () =>
  useMutation({
    mutationKey: ofTrees,
    mutationFn: ({ treeId, id, charset }: OfImport & { readonly charset: string }) =>
      post(`${treeApi(treeId)}/imports/${id}/charset`, { charset }, ChangedRecord),
  })
