import { NeverTaken } from '../recorder/wait.ts'

const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' }
/** The link is closed, the story told, or the page too old: no other try goes better. */
const NEVER = [404, 409, 410]

/** What the server said in a refusal; empty where it said nothing. */
export const messageIn = (body: string): string => {
  try {
    const said: unknown = JSON.parse(body)
    return typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : ''
  } catch {
    return ''
  }
}

/**
 * A fresh right to send a recording.
 * @throws NeverTaken where the question takes no answer any more
 */
export const ticketFrom = async (url: string, nonce: string): Promise<string> => {
  const answer = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ nonce }) })
  const body = await answer.text()
  if (NEVER.includes(answer.status)) throw new NeverTaken(messageIn(body))
  if (!answer.ok) throw new Error(`${answer.status}`)
  return String(JSON.parse(body).ticket)
}
