import type { Notifications } from '../contract.ts'
import { requireIn, type Decide } from './guards.ts'

/** Which mails of those that may be left out the person wants. Checks, deliveries and security are no choice. */
export const chooseNotifications =
  ({ news, reminders }: Notifications): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    const { notifications } = account
    const isSame = notifications.news === news && notifications.reminders === reminders
    return isSame ? [] : [{ type: 'NotificationsChosen', data: { news, reminders } }]
  }
