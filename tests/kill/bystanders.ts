import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { mailsIn } from './mails.ts'
import type { Person } from './person.ts'

const EVERY_MS = 250

/** Keeps writing all the while: every change that was answered must be there in the end. */
export const keepWriting = async (person: Person, stop: AbortSignal): Promise<void> => {
  const messageId = randomUUID()
  await person.ask('POST', '/api/messages', { messageId, kind: 'text', title: 'A scratch pad' })
  for (let n = 1; !stop.aborted; n += 1) {
    await person.ask('PATCH', `/api/messages/${messageId}`, { body: `Line ${n}` }, { headers: { 'If-Match': '*' } })
    await pause(EVERY_MS)
  }
}

/** Keeps looking, at the list of messages and at the page behind the link of the newest check. */
export const keepLooking = async (person: Person, mails: string, stop: AbortSignal): Promise<void> => {
  while (!stop.aborted) {
    await person.once('GET', '/api/messages')
    const check = mailsIn(mails).findLast(({ text }) => text.includes('/check/'))
    const path = check && /\/check\/[a-z2-7]+/.exec(check.text)?.[0]
    if (path) await person.once('GET', path)
    await pause(EVERY_MS)
  }
}
