import { lived as accounts } from './others/accounts.ts'
import { lived as audit } from './others/audit.ts'
import { lived as backups } from './others/backups.ts'
import { lived as deliveries } from './others/deliveries.ts'
import { lived as life } from './others/life.ts'
import { lived as media } from './others/media.ts'
import { lived as messages } from './others/messages.ts'
import { lived as recipients } from './others/recipients.ts'
import { lived as reconcile } from './others/reconcile.ts'
import { lived as subscribers } from './others/subscribers.ts'
import { lived as support } from './others/support.ts'
import type { Module } from './histories.ts'
import type { Lives } from './others/live.ts'

/** What else waits in workflows, each lived through once: the id of the workflow that it leaves. */
export const others: Readonly<Partial<Record<Module, Lives>>> = {
  messages,
  deliveries,
  accounts,
  media,
  recipients,
  life,
  subscribers,
  support,
  backups,
  audit,
  reconcile,
}

export const namesIn = (module: Module): string[] => Object.keys(others[module] ?? {})
