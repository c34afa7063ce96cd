import { expect } from '@playwright/test'

export type Mail = {
  readonly subject: string
  readonly text: string
  readonly to: string
  /** The name that stands before the address of the sender. */
  readonly from: string
  readonly links: readonly string[]
}
type Raw = {
  readonly subject?: string
  readonly text?: string
  readonly from?: readonly { readonly name?: string }[]
  readonly envelope?: { readonly to?: readonly { address?: string }[] }
}

const LINK = /https?:\/\/[^\s"<>]+/g

/** Every mail that the catcher of this run has. */
export const all = async (): Promise<Mail[]> => {
  const answer = await fetch(`${process.env['JOURNEY_MAIL'] ?? process.env['SITE_MAIL']}/api/email`)
  const raw = (await answer.json()) as Raw[]
  return raw.map(({ subject = '', text = '', from, envelope }) => ({
    subject,
    from: from?.[0]?.name ?? '',
    text,
    to: (envelope?.to ?? []).map(({ address = '' }) => address).join(),
    links: text.match(LINK) ?? [],
  }))
}

/** What one address has received, read from the mail catcher. */
export const mailboxOf = (address: string) => {
  const read = async (subject: RegExp) =>
    (await all()).filter((mail) => mail.to === address && subject.test(mail.subject))
  return {
    read,
    /** Waits for the first mail whose subject matches. */
    next: async (subject: RegExp, withinMs = 90_000): Promise<Mail> => {
      let found: Mail | undefined
      await expect
        .poll(
          async () => {
            found = (await read(subject))[0]
            return found?.subject
          },
          { timeout: withinMs, intervals: [250], message: `an email to ${address} with a subject like ${subject}` },
        )
        .toMatch(subject)
      if (!found) throw new Error('unreachable: the poll has just found it')
      return found
    },
  }
}

/** The first link of a mail that leads to such a path. */
export const linkIn = ({ links }: Mail, path: RegExp): string => {
  const link = links.find((one) => path.test(one))
  if (!link) throw new Error(`No link like ${path} in the email`)
  return link
}
