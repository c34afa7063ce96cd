import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { share } from '../../backend/modules/shares/share.ts'
import { idOfStream } from '../kernel/ask.ts'
import { row, type Row } from '../kernel/tell.ts'
import { lockedMail } from './mail.ts'

export const sharesTellings = (kernel: Kernel): readonly Row[] => [
  // A lock that is over is no news.
  row({
    name: 'share-locked',
    stillTrue: async ({ stream }) => {
      const { state } = await kernel.load(share, idOfStream(stream))
      return state.status === 'live' && state.lockedUntil > kernel.clock.now() ? state : undefined
    },
    whom: () => ['maker'],
    letter: async (state, _who, { stream, mark }) => {
      const { name, email } = await reachOf(kernel, state.contributorId)
      const mailId = derivedId(`share-locked:${idOfStream(stream)}:${mark}`)
      return email === '' ? [] : [lockedMail(kernel.settings, state, { name, email }, mailId)]
    },
  }),
]
