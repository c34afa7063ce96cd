import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { onFamilyEnd } from '../kernel/onFamilyEnd.ts'
import { startOnce } from '../kernel/tellOnce.ts'
import { endFamilyLinks, endMemberLinks } from './eraseWorkflow.ts'

/** Links end with the membership of whoever made them, and all of a family with the family. */
export const endReactor = (temporal: WorkflowClient): Reactor => {
  const leave = ({ id: familyId, stream, revision, position, metadata: { at } }: Recorded, accountId: string) =>
    startOnce(temporal, endMemberLinks, `${stream}.links-${String(revision)}`, [
      { familyId, accountId, leftAt: at, position },
    ])
  return {
    family: reactingTo<FamiliesEvent>({
      MemberLeft: (event) => leave(event, event.data.accountId),
      MemberRemoved: (event) => leave(event, event.data.accountId),
      FamilyEnded: onFamilyEnd(temporal, endFamilyLinks, 'links'),
    }),
  }
}
