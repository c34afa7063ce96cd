import type { WorkflowClient } from '@temporalio/client'
import { countingSign } from '../../backend/kernel/identity/signs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { dueProofs } from '../../backend/modules/life/mailbox.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { isContradicted } from '../../backend/modules/life/next.ts'
import { plannedLives, signedSince, unmailedContacts } from '../../backend/modules/life/queries.ts'
import type { Open, OpenPart } from '../kernel/module.ts'
import { invitationIdOf, wakeInvitation } from './reactor.ts'
import { wakeLife } from './watchReactor.ts'
import { askForProof } from './proofWorkflow.ts'

/** What the read tables say is open of lives: an invitation to mail, a mailbox to ask about, a life to watch. */
export const open = (kernel: Kernel, temporal: WorkflowClient): readonly OpenPart[] => {
  /** Authors whose mailbox has been silent for a year: nobody else waits for that day. */
  const proofs = async (): Promise<Open[]> =>
    (await dueProofs(kernel)).map((due) => {
      const workflowId = `life-${due.accountId}.proof.${due.n}`
      const start = async () => {
        await temporal.start(askForProof, {
          taskQueue: 'mail',
          workflowId,
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowTaskTimeout: '2 seconds',
          args: [due],
        })
        return true
      }
      return { workflowId, start }
    })
  /** Whose silence means something: their life is watched as long as they have an account. */
  const watched = async (): Promise<Open[]> =>
    (await plannedLives(kernel)).map(({ accountId }) => {
      const workflowId = `life-${accountId}`
      const start = async () => {
        await wakeLife(temporal, workflowId, Number.MAX_SAFE_INTEGER)
        return true
      }
      return { workflowId, start }
    })
  /** Trusted contacts whose invitation has yet to leave. */
  const invitations = async (): Promise<Open[]> =>
    (await unmailedContacts(kernel)).map((asked) => {
      const start = async () => {
        const contact = contactIn((await kernel.load(life, asked.accountId)).state, asked.contactId)
        if (contact?.status !== 'invited' || contact.invitation !== 'asked') return false
        await wakeInvitation(temporal, asked)
        return true
      }
      return { workflowId: invitationIdOf(asked), start }
    })
  return [
    { type: 'inviteContact', counts: 'missingMails', find: invitations },
    { type: 'askForProof', find: proofs },
    { type: 'watchLife', counts: 'missingLives', find: watched },
  ]
}

/** Lives whose author was there after what stands: whoever wrote the sign down died before anything heeded it. */
export const unheeded = async (kernel: Kernel): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const { accountId } of await signedSince(kernel)) {
    const { state } = await kernel.load(life, accountId)
    if (isContradicted(state, await countingSign(kernel, accountId, state))) ids.push(`life-${accountId}`)
  }
  return ids
}
