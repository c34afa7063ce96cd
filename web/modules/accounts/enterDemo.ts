import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { User } from '../../../backend/modules/accounts/contract.ts'
import { explain } from '../../app/explain.ts'
import { get, post } from '../../app/http.ts'
import { paths } from '../../app/paths.ts'
import { signedInAs } from '../../app/session.ts'
import { showToast } from '../../ui/toasts.ts'
import { strings } from './demoStrings.ts'

const LOOKS = 20
const LOOK_AFTER_MS = 250
const Messages = v.object({ items: v.array(v.object({ state: v.string() })) })

// The family moves in behind the answer; whoever came sooner would find an empty house.
const movedIn = async (looks = LOOKS): Promise<void> => {
  const { items } = await get('/api/messages', Messages)
  if (looks === 0 || items.some(({ state }) => state === 'scheduled')) return
  await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER_MS))
  await movedIn(looks - 1)
}

/** Opens a demo and goes there as to another house: nothing that this page knew of an account goes along. */
export const useEnterDemo = () =>
  useMutation({
    mutationFn: async () => {
      const user = await post('/api/auth/demo', undefined, User)
      await movedIn().catch(() => undefined)
      return user
    },
    onSuccess: (user) => {
      signedInAs(user)
      window.location.assign(paths.home())
    },
    onError: (error) => showToast({ tone: 'destructive', title: strings.failed, line: explain(error).message }),
  })
