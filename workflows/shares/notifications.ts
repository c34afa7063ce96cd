import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { SharesEvent } from '../../backend/modules/shares/events.ts'
import { share } from '../../backend/modules/shares/share.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { always, notificationKind, notificationKinds } from '../kernel/notification.ts'
import { lockedMail } from './mail.ts'

/** A lock is told to whoever made the link; one that is over is no news. */
export const shareNotifications = (kernel: Kernel) =>
  notificationKinds<SharesEvent>(share.category)({
    locked: notificationKind({
      on: { ShareLocked: always },
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
  })
