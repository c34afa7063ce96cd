import type { Notifications } from '../contract.ts'
import { requireOpen, type Decide } from './guards.ts'

/** Which mails of those that may be left out the person wants. Checks, deliveries and security are no choice. */
export const chooseNotifications =
  ({ news, reminders }: Notifications): Decide =>
  (account) => {
    requireOpen(account)
    const { notifications } = account
    const isSame = notifications.news === news && notifications.reminders === reminders
    return isSame ? [] : [{ type: 'NotificationsChosen', data: { news, reminders } }]
  }
