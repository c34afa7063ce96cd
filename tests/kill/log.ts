import { setTimeout as pause } from 'node:timers/promises'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { follow, type Raw } from './protocol.ts'

/** An event in its published shape; of sealed fields only the ciphertext is known here. */
export type Told = Raw & {
  readonly pub: Readonly<Record<string, unknown>>
  readonly meta: Readonly<Record<string, unknown>>
}

export const toldOf = (raw: Raw): Told => {
  const data = JSON.parse(raw.data.toString()) as { pub?: Told['pub'] }
  return { ...raw, pub: data.pub ?? {}, meta: JSON.parse(raw.metadata.toString() || '{}') as Told['meta'] }
}

export const isOurs = ({ stream }: Raw): boolean => !stream.startsWith('$')

export type MessageTold = Told & MessagesEvent
export type DeliveryTold = Told & DeliveriesEvent
export const asMessage = (told: Told): MessageTold => ({ ...told, data: told.pub }) as unknown as MessageTold
export const asDelivery = (told: Told): DeliveryTold => ({ ...told, data: told.pub }) as unknown as DeliveryTold

/** Follows `$all` through every outage and wakes whoever waits for an event. */
export const logOf = (address: string, stop: AbortSignal) => {
  const seen: Told[] = []
  const waiting = new Set<(event: Told) => void>()
  const onEvent = (raw: Raw) => {
    const told = isOurs(raw) ? toldOf(raw) : { ...raw, pub: {}, meta: {} }
    seen.push(told)
    for (const look of waiting) look(told)
  }
  const run = async () => {
    while (!stop.aborted) {
      await follow(address, seen.at(-1)?.position, onEvent, stop).catch(() => 'away: tried again')
      await pause(50)
    }
  }
  const done = run()

  /** The first event, past or to come, that is the one. @throws Error after `ms` */
  const wait = (what: string, isIt: (event: Told) => boolean, ms: number): Promise<Told> => {
    const past = seen.find(isIt)
    if (past) return Promise.resolve(past)
    return new Promise((resolve, reject) => {
      const look = (event: Told) => isIt(event) && finish(() => resolve(event))
      const timer = setTimeout(() => finish(() => reject(new Error(`Waited ${ms / 1_000} s for ${what}`))), ms)
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        waiting.delete(look)
        settle()
      }
      waiting.add(look)
    })
  }
  return { seen: (): readonly Told[] => seen, wait, done }
}
export type Log = ReturnType<typeof logOf>
