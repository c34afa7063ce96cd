import type { Client } from '@temporalio/client'
import type { Kernel } from '../backend/kernel/kernel.ts'
import { activities as accounts } from './accounts/activities.ts'
import { erasingAccounts } from './accounts/erase.ts'
import { activities as audit } from './audit/activities.ts'
import { activities as backups } from './backups/activities.ts'
import { activities as deliveries } from './deliveries/activities.ts'
import { activities as life } from './life/activities.ts'
import { activities as media } from './media/activities.ts'
import { auditing } from './media/audit.ts'
import { erasingRecordings } from './media/erase.ts'
import { activities as messages } from './messages/activities.ts'
import { erasing } from './messages/erase.ts'
import { heeding } from './messages/wait.ts'
import { erasingPeople } from './recipients/erase.ts'
import { activities as recipients } from './recipients/activities.ts'
import { activities as reconcile } from './reconcile/activities.ts'
import { activities as subscribers } from './subscribers/activities.ts'
import { erasingReaders } from './subscribers/erase.ts'
import { activities as support } from './support/activities.ts'
import { erasingConversations } from './support/erase.ts'
import type { Queue } from './bundles.ts'
import { formerActivities } from './formerly/activities.ts'
import { telling } from './kernel/tell.ts'
import { missing } from './life/newcomer.ts'
import { tellingsOf } from './tellings.ts'

/** The activities of each queue's workers. */
export const workOf = (kernel: Kernel, client: Client) => {
  const tells = telling(kernel, tellingsOf(kernel))
  return {
    timeline: {
      ...messages(kernel),
      ...erasing(kernel),
      ...heeding(kernel),
      ...reconcile(kernel, client),
      ...audit(kernel),
      ...backups(kernel),
    },
    mail: {
      ...accounts(kernel),
      ...erasingAccounts(kernel),
      ...erasingPeople(kernel),
      ...erasingConversations(kernel),
      ...erasingReaders(kernel),
      ...erasingRecordings(kernel),
      ...recipients(kernel),
      ...life(kernel),
      ...tells,
      ...formerActivities({ ...tells, ...missing(kernel) }),
      ...deliveries(kernel),
      ...subscribers(kernel),
      ...support(kernel),
    },
    media: { ...media(kernel), ...auditing(kernel) },
  } satisfies Record<Queue, object>
}
