import { Metadata } from '@tus/server'
import { vi } from 'vitest'
import type { TestServer } from '../../../kernel/testing/server.ts'

export const PAGE = { Accept: 'text/html' }
const HAND = { ...PAGE, 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }
export const SCANNER = { ...HAND, 'Sec-Fetch-User': '', 'User-Agent': 'Mozilla/5.0 HeadlessChrome/149' }

export type Ticket = { readonly ticket: string; readonly subject: string; readonly mediaId: string }

/** What whoever has a question's link does: by its page, by the page's script, and by an upload. */
export const atLink = (server: () => TestServer) => {
  const look = async (link: string, at = server().browser()) => {
    const { status, json } = await at.ask('GET', link, undefined, PAGE)
    const text = String(json)
    const found = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
    return { at, status, text, nonce: found(/name="nonce" value="([^"]+)"/), read: found(/data-nonce="([^"]+)"/) }
  }
  /** Presses a button after the page was read for a while. */
  const press = async (
    link: string,
    action: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = HAND,
  ) => {
    const { at, nonce } = await look(link)
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 2_000)
    try {
      const body = Buffer.from(new URLSearchParams({ nonce, ...fields }).toString())
      const { status, json } = await at.ask('POST', `${link}/${action}`, body, headers)
      return { status, text: String(json) }
    } finally {
      clock.mockRestore()
    }
  }
  const byScript = (link: string, action: string, body: object) =>
    server().browser().ask('POST', `/api${link}/${action}`, body)

  const upload = ({ ticket, subject, mediaId }: Ticket, changes: Record<string, string> = {}) =>
    server()
      .browser()
      .ask('POST', '/api/uploads', Buffer.from('a voice'), {
        'Tus-Resumable': '1.0.0',
        'Upload-Length': '7',
        'Content-Type': 'application/offset+octet-stream',
        'Upload-Metadata': Metadata.stringify({
          mediaId,
          messageId: subject,
          purpose: 'story',
          type: 'audio/webm',
          ...changes,
        }),
        'Upload-Ticket': ticket,
      })
  return { look, press, byScript, upload }
}
