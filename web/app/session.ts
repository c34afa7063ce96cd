import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { withCapital } from '../../backend/kernel/words/capital.ts'
import { User } from '../../backend/modules/accounts/contract/user.ts'
import { post } from './http.ts'
import { getQueryFn, queryClient } from './queryClient.ts'
import { showFamily } from './shownFamily.ts'
import * as v from 'valibot'

const MARK = 'signed-in'

// The session cookie is not ours to read: this mark spares a visitor's page a request that would be refused.
export const mayBeSignedIn = (): boolean => {
  try {
    return localStorage.getItem(MARK) !== null
  } catch {
    return true
  }
}
const mark = (isSignedIn: boolean) => {
  try {
    if (isSignedIn) localStorage.setItem(MARK, '1')
    else localStorage.removeItem(MARK)
  } catch {
    // Without storage we ask the server each time.
  }
}
const ask = getQueryFn(User, { on401: 'returnNull' })

export const account = () =>
  queryOptions({
    queryKey: ['/api/account'],
    // Every part of a page that asks who looks at it would ask anew, and the page would begin anew with each answer.
    retryOnMount: false,
    // Known at once of a visitor: an answer that came later would have the whole page taken over in one go.
    initialData: () => (mayBeSignedIn() ? undefined : null),
    queryFn: async ({ queryKey }) => {
      const user = mayBeSignedIn() ? await ask({ queryKey }) : null
      // Whoever is there was marked before; an answer that comes after they signed out marks nobody again.
      if (user === null) mark(false)
      return user
    },
  })

const never = () => () => {}

/**
 * `user` is null for a visitor, while `isLoading`, and while `isUnknown`: they were signed in, and the server could not
 * say whether they are. The server renders for a visitor, and so does hydration.
 */
export const useSession = (): { user: User | null; isLoading: boolean; isUnknown: boolean } => {
  const isMarked = useSyncExternalStore(never, mayBeSignedIn, () => false)
  const { data, isPending, isError } = useQuery(account())
  return { user: data ?? null, isLoading: isMarked && isPending, isUnknown: isMarked && data === undefined && isError }
}

export const signedInAs = (user: User): void => {
  mark(true)
  queryClient.setQueryData(account().queryKey, user)
}

/** The name of the person, or the part of their address before the "@"; a name begins with a capital. Others read `seenName`. */
export const displayName = ({ name, username, email }: User): string =>
  name || withCapital(username || (email.split('@', 1)[0] ?? email))

/**
 * The user is cleared at once: a page that opens before the server has answered is a visitor's. The call outlives this
 * page, and where it fails they are cleared all the same.
 */
export const signOut = async (): Promise<void> => {
  mark(false)
  const told = post('/api/auth/signout', undefined, v.unknown(), { isLasting: true }).catch((error: unknown) =>
    console.error('Sign out failed:', error),
  )
  showFamily()
  await queryClient.cancelQueries()
  // Whoever looks at the account learns of it; to forget that query too would leave them with what they knew.
  const { queryKey } = account()
  queryClient.setQueryData(queryKey, null)
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] })
  queryClient.getMutationCache().clear()
  await told
}
