import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as an address took it: its text as it came but for the line breaks of quoted-printable. */
export type Taken = { readonly to: string; readonly subject: string; readonly text: string; readonly at: number }

/**
 * Takes every mail, but for three kinds of mailbox. The first mail to an author confirms the address; the second is put
 * off where the address says `deferred` and refused where it says `refused`. `gone` takes none.
 */
const answerTo = (address: string, count: number): number | undefined => {
  if (address.startsWith('gone')) return 550
  if (count !== 2) return undefined
  return address.startsWith('deferred') ? 451 : address.startsWith('refused') ? 550 : undefined
}

const subjectOf = (text: string): string =>
  /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(text)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? ''

export const startPost = async () => {
  const counts = new Map<string, number>()
  const returnPaths = new Map<string, string>()
  const refused = new Set<string>()
  const taken: Taken[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, { envelope }, answer) => {
      if (envelope.mailFrom) returnPaths.set(address, envelope.mailFrom.address)
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      const responseCode = refused.has(address) ? 550 : answerTo(address, count)
      answer(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null)
    },
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString().replaceAll('=\r\n', '')
        for (const { address } of envelope.rcptTo)
          taken.push({ to: address, subject: subjectOf(text), text, at: Date.now() })
        answer()
      })
    },
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const { port } = post.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Where the last mail to an address is sent back to: its token. */
    returnTokenOf: (address: string) => /^b\+([a-z2-7]+)@/.exec(returnPaths.get(address) ?? '')?.[1],
    mailsTo: (address: string): readonly Taken[] => taken.filter(({ to }) => to === address),
    /** From now on an address takes nothing, until it is told to. */
    refuse: (address: string) => void refused.add(address),
    takeAgain: (address: string) => void refused.delete(address),
    close: () => new Promise<void>((resolve) => post.close(() => resolve())),
  }
}
