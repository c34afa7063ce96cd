import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { capsule, type Capsule } from '../../backend/modules/capsules/capsule.ts'
import type { CapsulesEvent } from '../../backend/modules/capsules/events.ts'
import { always, notificationKind, notificationKinds, type Notification } from '../kernel/notification.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { askedMail, openedMail } from './mail.ts'

/** Whoever opens a capsule is told that it has, and is asked each year whether we can still reach them. */
export const capsuleNotifications = (kernel: Kernel) => {
  const whileIn =
    (status: Capsule['status']) =>
    async ({ stream }: Notification): Promise<Capsule | undefined> => {
      const { state } = await kernel.load(capsule, idOfStream(stream))
      return state.status === status ? state : undefined
    }
  const whom = ({ openerIds }: Capsule) => openerIds
  /** The one mail to whom we can reach. */
  const one = async (accountId: string, letter: (to: Parameters<typeof openedMail>[2]) => Mail): Promise<Mail[]> => {
    const { name, email, isVerified } = await reachOf(kernel, accountId)
    return email === '' || !isVerified ? [] : [letter({ accountId, name, address: email })]
  }
  return notificationKinds<CapsulesEvent>(capsule.category)({
    opened: notificationKind({
      on: { CapsuleOpened: always },
      isLasting: true,
      stillTrue: whileIn('opened'),
      whom,
      letter: (opened, who) => one(who, (to) => openedMail(kernel, opened, to)),
    }),
    asked: notificationKind({
      on: { OpenersAsked: always },
      stillTrue: whileIn('sealed'),
      whom,
      letter: (sealed, who, { mark }) => one(who, (to) => askedMail(kernel, sealed, to, mark)),
    }),
  })
}
