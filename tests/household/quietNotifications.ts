import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { NotificationKinds } from '../../workflows/kernel/notification.ts'
import { notificationReactor } from '../../workflows/kernel/notificationReactor.ts'
import { begunNotifications } from '../../workflows/messages/begunNotifications.ts'
import { messageNotifications } from '../../workflows/messages/notifications.ts'
import { allNotifications } from '../../workflows/notifications.ts'

const namesIn = (tables: readonly NotificationKinds[]) =>
  tables.flatMap((tells) => Object.values(tells).map(({ name }) => name))

/** Whatever people are told, but for what keeps an author in the picture: a mail more would be another first one. */
export const quietNotifications = (temporal: WorkflowClient, kernel: Kernel): Reactor => {
  const courtesies = new Set(namesIn([...messageNotifications(kernel), begunNotifications(kernel)]))
  return notificationReactor(
    temporal,
    allNotifications(kernel).filter((tells) => !namesIn([tells]).some((name) => courtesies.has(name))),
  )
}
