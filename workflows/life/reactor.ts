import { WorkflowExecutionAlreadyStartedError, type WorkflowClient } from '@temporalio/client'
import type { Workflow } from '@temporalio/common'
import { dispatch, type Handlers, type Recorded } from '../../backend/kernel/event.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import type { Cause } from './mail.ts'
import { tellContacts, tellNewContact } from './tellWorkflow.ts'
import { tellOfWait } from './waitWorkflow.ts'
import { inviteContact } from './workflow.ts'

/** News older than this is none: at the first start on an old log nobody is told of the past. */
const NEWS_MS = 2 * 86_400_000

/** Asks whoever is invited, and tells contacts whom we cannot reach: once for each cause of each round or address. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const invite = ({ id, data }: Recorded & { data: { contactId: string } }) =>
    temporal.start(inviteContact, {
      taskQueue: 'mail',
      workflowId: `life-${id}.${data.contactId}`,
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowTaskTimeout: '2 seconds',
      args: [{ accountId: id, contactId: data.contactId }],
    })
  /** Starts what tells people of an event, once; what is old is no news. */
  const once = async <Told extends Workflow>(
    { metadata }: Recorded,
    told: Told,
    workflowId: string,
    args: Parameters<Told>,
  ): Promise<void> => {
    if (Date.now() - Date.parse(metadata.at) > NEWS_MS) return
    try {
      await temporal.start<Workflow>(told, {
        taskQueue: 'mail',
        workflowId,
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowTaskTimeout: '2 seconds',
        args,
      })
    } catch (error) {
      if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error
    }
  }
  const tell = (event: Recorded, cause: Cause, mark: number): Promise<void> => {
    const { id, stream, position } = event
    return once(event, tellContacts, `${stream}.contacts.${cause}.${mark}`, [{ id, cause, mark, position }])
  }
  const onWait = (event: Recorded & { data: { contactId: string; until: string } }): Promise<void> => {
    const { contactId, until } = event.data
    const asked = { accountId: event.id, contactId, until }
    return once(event, tellOfWait, `${event.stream}.told-of-wait.${event.revision}`, [asked])
  }
  const onLink = async (event: Recorded & { data: { attempt: number; retryAt?: string } }) => {
    if (event.data.retryAt === undefined) await tell(event, 'recipient-unreached', event.data.attempt)
  }
  const onYes = (event: Recorded & { data: { contactId: string } }): Promise<void> => {
    const { id, stream, revision, position } = event
    const newcomer = { accountId: id, contactId: event.data.contactId, position }
    return once(event, tellNewContact, `${stream}.agreed.${revision}`, [newcomer])
  }
  const people: Handlers<LifeEvent> = { ContactInvited: invite, ContactAccepted: onYes, ContactPaused: onWait }
  const messages: Handlers<MessagesEvent> = {
    // While the addresses stay silent the date moves day by day: told once a round.
    DueSlid: async (event) => {
      if (event.data.reason === 'unreachable') await tell(event, 'author-unreached', event.data.round)
    },
    NoticeAccepted: (event) => tell(event, 'author-unproven', Number(event.revision)),
    DeliveryClaimed: (event) => tell(event, 'author-begun', Number(event.revision)),
    NoticeBounced: (event) => tell(event, 'author-bounced', Number(event.revision)),
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    LinkRejected: onLink,
    LinkBounced: onLink,
    DeliveryRevoked: async (event) => {
      if (event.data.reason === 'wrong_person') await tell(event, 'recipient-wrong', Number(event.revision))
    },
  }
  return {
    life: (event) => dispatch<LifeEvent, []>(people, event),
    message: (event) => dispatch<MessagesEvent, []>(messages, event),
    delivery: (event) => dispatch<DeliveriesEvent, []>(deliveries, event),
  }
}
