import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { signatureOf } from '../../backend/kernel/mail/bounces.ts'
import { startCatcher } from './catcher.ts'

const NO = { never: 550, notNow: 451 } as const
const FULL_FOR = 2
/** An author confirms the address first: whatever is wrong with the mailbox began after that. */
const isConfirming = (raw: Buffer) => /^Subject: Confirm/m.test(raw.toString('latin1'))
const isCheck = (raw: Buffer) => /^Subject: Your message to .* will be sent/m.test(raw.toString('latin1'))
const isBegun = (raw: Buffer) => /^Subject: Delivery of your message/m.test(raw.toString('latin1'))
const isDone = (raw: Buffer) => /^Subject: Your message to .* was delivered/m.test(raw.toString('latin1'))
const idIn = (raw: Buffer) => /^Message-ID: *(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? ''

/**
 * A post office before the mail catcher. A mailbox tells by its name what is wrong with it: `closed` refuses every mail,
 * `full` the first two checks, `slow` puts off the first try of each mail, `returns` takes them and reports later that
 * they could not be delivered, `regrets` does so of its last check when delivery has begun, `repents` when it is done.
 */
const startPost = async () => {
  const catcher = await startCatcher()
  const onward = createTransport(catcher.url)
  const secret = randomUUID()
  const tries = new Map<string, number>()
  const lastChecks = new Map<string, string>()
  const count = (what: string): number => {
    const before = tries.get(what) ?? 0
    tries.set(what, before + 1)
    return before
  }
  let app = ''

  const refusalOf = (to: string, raw: Buffer): number | undefined => {
    if (isConfirming(raw)) return undefined
    if (to.startsWith('closed')) return NO.never
    if (to.startsWith('full') && isCheck(raw) && count(to) < FULL_FOR) return NO.never
    return to.startsWith('slow') && count(`${to} ${idIn(raw)}`) === 0 ? NO.notNow : undefined
  }
  const report = async (from: string): Promise<void> => {
    const body = JSON.stringify({ recipient: from, status: '5.1.1', action: 'failed' })
    const headers = { 'Content-Type': 'application/json', 'X-Signature': signatureOf(secret, body) }
    await fetch(new URL('/hooks/bounces', app), { method: 'POST', headers, body })
  }
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, answer) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const [to = ''] = envelope.rcptTo.map(({ address }) => address)
      const take = async () => {
        const raw = await buffer(stream)
        const responseCode = refusalOf(to, raw)
        if (responseCode) return answer(Object.assign(new Error('This mailbox takes no email'), { responseCode }))
        const isReturned = to.startsWith('returns') && !isConfirming(raw)
        if (!isReturned) await onward.sendMail({ envelope: { from, to }, raw })
        answer()
        if (isReturned) await report(from)
        if (isCheck(raw)) lastChecks.set(to, from)
        const isLate = to.startsWith('regrets') ? isBegun(raw) : to.startsWith('repents') && isDone(raw)
        if (isLate) await report(lastChecks.get(to) ?? '')
      }
      take().catch((error: unknown) => answer(error instanceof Error ? error : new Error('post office')))
    },
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const { port } = post.server.address() as AddressInfo
  const stop = async (): Promise<void> => {
    onward.close()
    await new Promise<void>((resolve) => post.close(() => resolve()))
    await catcher.stop()
  }
  const given = { SMTP_URL: `smtp://127.0.0.1:${port}`, BOUNCE_SECRET: secret }
  /** Where returned mails are reported, once it is known. */
  const reportTo = (origin: string) => (app = origin)
  return { given, page: catcher.page, reportTo, stop }
}
export type Post = Awaited<ReturnType<typeof startPost>>

/** Runs `work` with a post office, and closes it afterwards. */
export const withPost = async <T>(work: (post: Post) => Promise<T>): Promise<T> => {
  const post = await startPost()
  try {
    return await work(post)
  } finally {
    await post.stop()
  }
}
