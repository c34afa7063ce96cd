import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { whileTested } from './whileTested.ts'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly messageId: string
  /** As it came, but for the line breaks of quoted-printable. */
  readonly text: string
}
export type Try = Mail & { readonly isTaken: boolean }

/** A post office that remembers each try in order. What it does not take, by what was tried before, it puts off or refuses. */
export const startPost = async (takes: (mail: Mail, before: readonly Try[]) => boolean = () => true, noCode = 451) => {
  const tries: Try[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, answer) => {
      const take = async () => {
        const raw = await text(stream)
        const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1]?.replaceAll('\r\n', '') ?? ''
        const messageId = /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? ''
        const mail = { to: envelope.rcptTo[0]?.address ?? '', subject, messageId, text: raw.replaceAll('=\r\n', '') }
        const isTaken = takes(mail, tries)
        tries.push({ ...mail, isTaken })
        answer(isTaken ? null : Object.assign(new Error('not now'), { responseCode: noCode }))
      }
      take().catch(answer)
    },
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const { port } = post.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => post.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, tries, stop }
}
export type Post = Awaited<ReturnType<typeof startPost>>

/** The same while the tests of a file run. */
export const aPost = (...how: Parameters<typeof startPost>): Post =>
  whileTested(
    () => startPost(...how),
    ({ stop }) => stop(),
  )
