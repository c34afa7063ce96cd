import { newId } from '../../../backend/kernel/ids.ts'
import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  swept: (theatre) => begun(theatre, 'reconcile', 'timeline', `reconcile-${newId()}`),
}
