import { useMutation } from '@tanstack/react-query'
import { TakenHome } from '../../../../backend/modules/items/contract.ts'
import { explain } from '../../../app/explain.ts'
import { post } from '../../../app/http.ts'
import { showToast } from '../../../ui/toasts.ts'
import { chooseStrings as strings } from './strings.ts'

/** Several as one zip: the server says where it is, and the browser keeps it without leaving the page. */
export const useTakeHome = () =>
  useMutation({
    mutationFn: (ids: readonly string[]) => post('/api/items/take-home', { ids }, TakenHome),
    onSuccess: ({ url, n }, ids) => {
      location.assign(url)
      showToast({
        title: strings.takenHome(n),
        ...(n < ids.length && { line: strings.notTakenHome(ids.length - n) }),
      })
    },
    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
  })
