import { newId } from '../../../backend/kernel/ids.ts'
import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  anchored: (theatre) => begun(theatre, 'writeAnchors', 'timeline', `anchor-${newId()}`),
  'anchor-mailed': (theatre) => begun(theatre, 'writeAnchors', 'timeline', `anchor-${newId()}`),
}
