import { useMutation } from '@tanstack/react-query'
import { MOST_TAKEN_HOME, TakenHome } from '../../../../backend/modules/items/contract.ts'
import { explain } from '../../../app/explain.ts'
import { post } from '../../../app/http.ts'
import { showToast } from '../../../ui/toasts.ts'
import { chooseStrings as strings } from './strings.ts'

/** @number how long the way to the next part of a long download stays */
const NEXT_MS = 120_000

/** Several as one zip: the server says where it is, and the browser keeps it without leaving the page. More come part by part. */
export const useTakeHome = () => {
  const takeHome = useMutation({
    mutationFn: (ids: readonly string[]) =>
      post('/api/items/take-home', { ids: ids.slice(0, MOST_TAKEN_HOME) }, TakenHome),
    onSuccess: ({ url, n }, ids) => {
      location.assign(url)
      const rest = ids.slice(MOST_TAKEN_HOME)
      const missing = ids.length - rest.length - n
      showToast({
        title: strings.takenHome(n),
        ...(missing > 0 && { line: strings.notTakenHome(missing) }),
        ...(rest.length > 0 && {
          shownForMs: NEXT_MS,
          act: {
            words: strings.takeNext(Math.min(rest.length, MOST_TAKEN_HOME)),
            otherwise: strings.takeNextOtherwise,
            onPress: () => takeHome.mutate(rest),
          },
        }),
      })
    },
    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
  })
  return takeHome
}
