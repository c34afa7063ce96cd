import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { mayBeUnreached } from '../../backend/modules/messages/reading.ts'
import { isNews, startOnce, tellingOnce } from '../kernel/tellOnce.ts'
import type { Cause } from './mail.ts'
import { reportNews } from './reportNews.ts'
import { tellNewcomer } from './tellWorkflow.ts'

/** Tells contacts whom we cannot reach: once for each cause of each round or address. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const once = tellingOnce(temporal)
  const tell = (event: Recorded, cause: Cause, mark: number): Promise<void> =>
    once(event, { telling: `contact-${cause}`, mark: String(mark) })
  const onWait = async (event: Recorded & { data: { until: string } }): Promise<void> => {
    for (const telling of ['contact-wait', 'contact-wait-other']) await once(event, { telling, mark: event.data.until })
  }
  const onLink = async (event: Recorded & { data: { attempt: number; retryAt?: string } }) => {
    if (event.data.retryAt === undefined) await tell(event, 'recipient-unreached', event.data.attempt)
  }
  const onYes = async (event: Recorded & { data: { contactId: string } }): Promise<void> => {
    const { id, stream, revision, position, metadata, data } = event
    const newcomer = { accountId: id, contactId: data.contactId, position }
    if (isNews(metadata)) await startOnce(temporal, tellNewcomer, `${stream}.agreed.${revision}`, [newcomer])
  }
  const people: Handlers<LifeEvent> = {
    ...reportNews(once),
    ContactAccepted: onYes,
    ContactPaused: onWait,
  }
  const messages: Handlers<MessagesEvent> = {
    // While the addresses stay silent the date moves day by day: told once a round.
    DueSlid: async (event) => {
      if (event.data.reason === 'unreachable') await tell(event, 'author-unreached', event.data.round)
    },
    NoticeAccepted: (event) => tell(event, 'author-unproven', Number(event.revision)),
    // Of most claims contacts hear nothing, and a workflow that tells nobody costs as much as one that does.
    DeliveryClaimed: async (event) => {
      if (mayBeUnreached(event.data)) await tell(event, 'author-begun', Number(event.revision))
    },
    DeliveryReleased: async (event) => {
      const { ofLife, messageId } = event.data
      if (ofLife) await once(event, { telling: 'went-out', stream: `life-${ofLife}`, mark: messageId })
    },
    NoticeBounced: (event) => tell(event, 'author-bounced', Number(event.revision)),
  }
  const deliveries: Handlers<DeliveriesEvent> = {
    LinkRejected: onLink,
    LinkBounced: onLink,
    DeliveryRevoked: async (event) => {
      if (event.data.reason === 'wrong_person') await tell(event, 'recipient-wrong', Number(event.revision))
    },
    WrongPersonUndone: (event) => tell(event, 'recipient-right', Number(event.revision)),
  }
  return {
    life: reactingTo<LifeEvent>(people),
    message: reactingTo<MessagesEvent>(messages),
    delivery: reactingTo<DeliveriesEvent>(deliveries),
  }
}
