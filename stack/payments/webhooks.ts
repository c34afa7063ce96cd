import { createHmac } from 'node:crypto'
import { seconds, type Machine } from './machine.ts'
import type { Told } from './state.ts'

const RETRY_MS = 2_000
const DELAY_MS = 5_000
const PATIENCE_MS = 5_000

const signed = (secret: string, body: string): string => {
  const at = seconds()
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

const bodyOf = ({ id, type, created, object }: Told): string =>
  JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } })

/** Tells what has happened, signed as the provider signs it, until it was taken. */
export const telling = ({ state, save }: Machine, url: string, secret: string) => {
  let isBusy = false
  const send = async (one: Told): Promise<boolean> => {
    const body = bodyOf(one)
    const signature = signed(state.fault === 'wrong-signature' ? 'another' : secret, body)
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.ok
  }
  const deliver = async (one: Told): Promise<void> => {
    const isTaken = await send(one).catch(() => false)
    if (isTaken && state.fault === 'duplicate') await send(one).catch(() => false)
    const later = { ...one, tries: one.tries + 1, nextAt: Date.now() + RETRY_MS * Math.min(30, one.tries + 1) }
    state.waiting = state.waiting.flatMap((each) => (each.id === one.id ? (isTaken ? [] : later) : each))
  }
  return async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      const isDue = ({ created, nextAt }: Told) =>
        nextAt <= Date.now() && (state.fault !== 'delay' || created * 1_000 + DELAY_MS <= Date.now())
      const due = state.waiting.filter(isDue)
      if (due.length === 0) return
      for (const one of state.fault === 'shuffle' ? due.toReversed() : due) await deliver(one)
      save()
    } finally {
      isBusy = false
    }
  }
}
