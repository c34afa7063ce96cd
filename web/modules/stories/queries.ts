import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { Peaks } from '../../../backend/modules/media/contract.ts'
import { StoryDetail, StoryLink, StoryPage } from '../../../backend/modules/stories/contract.ts'
import { get } from '../../app/http.ts'

export const apiOf = (storyId: string): string => `/api/stories/${storyId}`

/** The family's stories and questions, the newest first, 50 a page. */
export const stories = () =>
  infiniteQueryOptions({
    queryKey: ['stories', 'list'],
    queryFn: ({ pageParam }) => get(pageParam === '' ? '/api/stories' : `/api/stories?before=${pageParam}`, StoryPage),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })

export const story = (storyId: string) =>
  queryOptions({ queryKey: ['stories', 'one', storyId], queryFn: () => get(apiOf(storyId), StoryDetail) })

/** The peaks of a recording, which never change once it is ready, whatever else becomes of the story. */
export const peaks = (storyId: string) =>
  queryOptions({
    queryKey: ['story-peaks', storyId],
    queryFn: () => get(`${apiOf(storyId)}/peaks`, Peaks),
    staleTime: Infinity,
  })

/** The address of the page on which a question is answered. */
export const linkOf = (storyId: string) => get(`${apiOf(storyId)}/link`, StoryLink)
