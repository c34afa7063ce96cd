import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ViewItem } from '../../../backend/modules/shares/contract.ts'
import { post } from '../../app/http.ts'
import { queryClient } from '../../app/queryClient.ts'
import { sharedItems, sharedPage } from './queries.ts'

const apiOf = (token: string) => `/api/shared/${encodeURIComponent(token)}`

/** Opens a link: what it says is read anew, so that its nonce is this press's. */
export const useOpenShare = (token: string) =>
  useMutation({
    mutationFn: async (passcode: string | undefined) => {
      const { nonce } = await queryClient.fetchQuery(sharedPage(token))
      const command = passcode === undefined ? { nonce } : { nonce, passcode }
      await post(`${apiOf(token)}/open`, command, v.unknown())
      // What was refused while it was shut is no answer any more.
      queryClient.removeQueries({ queryKey: sharedItems(token, true).queryKey })
      await queryClient.fetchQuery(sharedPage(token))
    },
  })

/** Notes that a thing was looked at; nobody waits for it, and a failure is nobody's trouble. */
export const noteViewed = (token: string, thing: ViewItem): void => {
  post(`${apiOf(token)}/viewed`, thing, v.unknown()).catch(() => 'not noted')
}
