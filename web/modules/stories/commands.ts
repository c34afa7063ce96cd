import { useMutation } from '@tanstack/react-query'
import { StoryDetail, type AskForStory, type StoryRow } from '../../../backend/modules/stories/contract.ts'
import { patch, post, remove } from '../../app/http.ts'
import { apiOf, linkOf } from './queries.ts'

const mutationKey = ['stories']

export const useAskForStory = () =>
  useMutation({ mutationKey, mutationFn: (command: AskForStory) => post('/api/stories', command, StoryDetail) })

export const useWithdraw = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<StoryRow, 'id'>) => post(`${apiOf(id)}/withdraw`, {}, StoryDetail),
  })

export const useRemove = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<StoryRow, 'id'>) => remove(apiOf(id), {}, StoryDetail) })

export const useRestore = () =>
  useMutation({ mutationKey, mutationFn: (id: string) => post(`${apiOf(id)}/restore`, {}, StoryDetail) })

/** On the version that was seen; another one is refused. */
export const useNameStory = ({ id, revision }: Pick<StoryRow, 'id' | 'revision'>) =>
  useMutation({ mutationKey, mutationFn: (title: string) => patch(apiOf(id), { title }, StoryDetail, { revision }) })

/** Asked for when it is wanted: a link is in no list. */
export const useLink = () => useMutation({ mutationFn: linkOf })
