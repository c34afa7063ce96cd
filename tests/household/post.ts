import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

type Mail = {
  readonly to: string
  readonly subject: string
  readonly messageId: string
  /** As it came, but for the line breaks of quoted-printable. */
  readonly text: string
}
export type Try = Mail & { readonly isTaken: boolean }

/** A post office that remembers each try in order. What it does not take it puts off, by what was tried before. */
export const startPost = async (takes: (mail: Mail, before: readonly Try[]) => boolean = () => true) => {
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
        answer(isTaken ? null : Object.assign(new Error('not now'), { responseCode: 451 }))
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
