import { setTimeout as pause } from 'node:timers/promises'

export type Mail = {
  readonly subject: string
  readonly text: string
  readonly to: string
  /** Where the catcher shows it as a mail program would. */
  readonly page: string
}
type Raw = {
  readonly subject?: string
  readonly text?: string
  readonly id: string
  readonly envelope?: { readonly to?: readonly { readonly address?: string }[] }
}

const LOOK_MS = 200

/** Every mail that our catcher holds. */
const mailsIn = async (catcher: string): Promise<readonly Mail[]> => {
  const raw = (await (await fetch(`${catcher}/api/email`)).json()) as readonly Raw[]
  return raw.map(({ id, subject = '', text = '', envelope }) => ({
    subject,
    text,
    page: `${catcher}/api/email/${id}/html`,
    to: (envelope?.to ?? []).map(({ address = '' }) => address).join(),
  }))
}

/** Waits for the first mail to an address whose subject matches. @throws Error when none has come in time */
export const mailTo = async (catcher: string, address: string, subject: RegExp, withinMs: number): Promise<Mail> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await pause(LOOK_MS)) {
    const found = (await mailsIn(catcher)).find((mail) => mail.to === address && subject.test(mail.subject))
    if (found) return found
  }
  throw new Error(`no mail like ${subject.source} came`)
}

/** The first thing in a mail that matches, which is what the parentheses hold. */
export const inMail = ({ subject, text }: Mail, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1]
  if (!found) throw new Error(`the mail "${subject}" has no ${pattern.source}`)
  return found
}
