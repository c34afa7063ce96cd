import { asMessage, type DeliveryTold, type MessageTold } from '../log.ts'
import { finalLog, type Evidence, type Played } from './evidence.ts'

type Of<T extends MessageTold['type']> = Extract<MessageTold, { type: T }>
type OfDelivery<T extends DeliveryTold['type']> = Extract<DeliveryTold, { type: T }>

export const messageEvents = (evidence: Evidence, { message }: Played): MessageTold[] =>
  finalLog(evidence)
    .filter(({ stream }) => stream === `message-${message.messageId}`)
    .map(asMessage)

export const only = <T extends MessageTold['type']>(events: readonly MessageTold[], type: T): Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type)

export const isOf =
  <T extends DeliveryTold['type']>(type: T) =>
  (event: DeliveryTold): event is OfDelivery<T> =>
    event.type === type

/** Business time. */
export const atOf = (event: MessageTold | DeliveryTold): number => Date.parse(String(event.meta['at']))
