import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { always, notificationKind, notificationKinds } from '../kernel/notification.ts'
import { answeredMail } from './mail.ts'

/** An answer is told to whoever asked, while it stands. */
export const storyNotifications = (kernel: Kernel) =>
  notificationKinds<StoriesEvent>(story.category)({
    told: notificationKind({
      on: { StoryTold: always },
      stillTrue: async ({ stream }) => {
        const { state } = await kernel.load(story, idOfStream(stream))
        return state.status === 'told' ? state : undefined
      },
      whom: ({ contributorId }) => [contributorId],
      letter: async (told, accountId, { stream, mark }) => {
        const [{ name, email, isVerified }, families] = await Promise.all([
          reachOf(kernel, accountId),
          kernel.membership.of(accountId),
        ])
        const isMember = families.some(({ familyId }) => familyId === told.familyId)
        if (email === '' || !isVerified || !isMember || accountId === told.toAccountId) return []
        return [answeredMail(kernel, told, { name, address: email }, derivedId(`story-told:${stream}:${mark}`))]
      },
    }),
  })
