const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json' }

/** What the house said no to, in its own sentence; anything else that goes wrong is the line. */
export class Refused extends Error {}

const messageIn = (said: unknown): string =>
  typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : ''

/** @throws Refused unless it was answered well */
export const requireOk = async (answer: Response): Promise<void> => {
  if (!answer.ok) throw new Refused(messageIn(await answer.json().catch(() => ({}))))
}

export const post = async (url: string, body: object): Promise<unknown> => {
  const answer = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
  await requireOk(answer)
  return answer.json()
}

/** Why something was not sent: what the house said, or else `unsent`. */
export const whyNot = (error: unknown, unsent: string): string => (error instanceof Refused && error.message) || unsent
