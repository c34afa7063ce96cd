import type { WorkflowClient } from '@temporalio/client'
import type { AnyEvent, Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { partsOf, type Ends, type Over, type Part } from './ends.ts'
import { end } from './endWorkflow.ts'
import type { Open } from './open.ts'

/** Starts what ends one part; started again it finds the workflow that runs. `turn` tells what may be over more than once. */
export const endPart = async (temporal: WorkflowClient, stream: string, part: Part, turn = ''): Promise<void> => {
  await temporal.start(end, {
    taskQueue: 'mail',
    workflowId: `${stream}.${part.part}${turn}`,
    workflowIdReusePolicy: 'ALLOW_DUPLICATE',
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [part],
  })
}

/** A part of an account that has ended, of which something is left. */
export const leftOfAccount = (temporal: WorkflowClient, accountId: string, part: string): Open => {
  const stream = `account-${accountId}`
  const begin = () => endPart(temporal, stream, { kind: 'account', part, over: { accountId } })
  return { workflowId: `${stream}.${part}`, start: () => begin().then(() => true) }
}

/** With an account, a membership and a family each module's part of it ends. */
export const endsReactor = (temporal: WorkflowClient, all: readonly Ends[]): Reactor => {
  const begin =
    <Kind extends keyof Over, E extends AnyEvent>(
      kind: Kind,
      overOf: (event: Recorded<E>) => Over[Kind],
      isOnce: boolean,
    ) =>
    async (event: Recorded<E>): Promise<void> => {
      const turn = isOnce ? '' : `-${event.revision}`
      for (const { part } of partsOf(all, kind))
        await endPart(temporal, event.stream, { kind, part, over: overOf(event) }, turn)
    }
  const accountOf = ({ id }: Recorded) => ({ accountId: id })
  const leaves = begin(
    'membership',
    ({ id, position, metadata, data }: Recorded<Extract<FamiliesEvent, { type: 'MemberLeft' | 'MemberRemoved' }>>) => ({
      familyId: id,
      accountId: data.accountId,
      leftAt: metadata.at,
      position,
    }),
    false,
  )
  const accounts: Handlers<AccountsEvent> = {
    DeletionRequested: begin('planned', accountOf, false),
    AccountErased: begin('account', accountOf, true),
  }
  const families: Handlers<FamiliesEvent> = {
    MemberLeft: leaves,
    MemberRemoved: leaves,
    FamilyEnded: begin('family', ({ id, position }: Recorded) => ({ familyId: id, position }), true),
  }
  return { account: reactingTo<AccountsEvent>(accounts), family: reactingTo<FamiliesEvent>(families) }
}
