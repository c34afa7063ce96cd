import type { Kernel } from '../backend/kernel/kernel.ts'
import { mayWrite } from '../backend/modules/life/reading.ts'
import * as index from './index.ts'
import type { WorkModule } from './kernel/module.ts'
import type { NamedKind, NotificationKinds } from './kernel/notification.ts'

const listed: readonly WorkModule[] = Object.values(index)

const whileHeard =
  (kernel: Kernel) =>
  ({ mails, ...rest }: NamedKind): NamedKind => ({
    ...rest,
    mails: async (news, who, turn) => ((await mayWrite(kernel, who)) ? mails(news, who, turn) : []),
  })

const each = (kinds: NotificationKinds, change: (kind: NamedKind) => NamedKind): NotificationKinds =>
  Object.fromEntries(Object.entries(kinds).map(([key, kind]) => [key, change(kind)]))

/** All that people are told by `tell`. */
export const allNotifications = (kernel: Kernel): readonly NotificationKinds[] =>
  listed.flatMap(({ notifications }) => {
    const tables = notifications?.by(kernel) ?? []
    return notifications?.of === 'going-on' ? tables.map((table) => each(table, whileHeard(kernel))) : tables
  })
