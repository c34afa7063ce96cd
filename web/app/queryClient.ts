import { MutationCache, QueryClient, type QueryFunction } from '@tanstack/react-query'
import * as v from 'valibot'
import { get } from './http.ts'
import { HttpError } from './httpError.ts'
import { noteStepUp } from './stepUp.ts'

/** GET on the first element of the key; a 401 either throws or means "nobody". */
export const getQueryFn =
  <Schema extends v.GenericSchema>(schema: Schema, { on401 }: { on401: 'throw' | 'returnNull' }) =>
  async ({ queryKey }: { queryKey: readonly unknown[] }): Promise<v.InferOutput<Schema> | null> => {
    try {
      return await get(String(queryKey[0]), schema)
    } catch (error) {
      if (on401 === 'returnNull' && error instanceof HttpError && error.status === 401) return null
      throw error
    }
  }

/** Tried also where the browser says that it is offline: a failure has words, and what is held back has none. */
const networkMode = 'always'

const defaults = {
  defaultOptions: {
    queries: {
      networkMode,
      queryFn: getQueryFn(v.unknown(), { on401: 'throw' }) as QueryFunction,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      retry: false,
    },
    mutations: { networkMode, retry: false },
  },
} as const

/** The server takes one for each page that it renders. */
export const newQueryClient = (): QueryClient => new QueryClient(defaults)

export const queryClient: QueryClient = new QueryClient({
  ...defaults,
  mutationCache: new MutationCache({
    onError: noteStepUp,
    // A mutation names the keys it changes by its own key; the server has answered when they can be read.
    onSuccess: (_data, _variables, _result, { options }) =>
      options.mutationKey && queryClient.invalidateQueries({ queryKey: options.mutationKey.slice(0, 1) }),
  }),
})
