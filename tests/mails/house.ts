import { capabilitiesOf } from '../../backend/kernel/identity/capability.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { settingsOf } from '../../backend/kernel/testing/settings.ts'

export const ORIGIN = 'https://house.example'
export const settings = settingsOf({ ORIGIN, PRODUCT_NAME: 'Acme & Daughters', SUPPORT_PHONE: '+44 20 7946 0000' })
export const house = { settings, capabilities: capabilitiesOf(Buffer.alloc(32)) }

/** A mail of the house as it is sent, and what its reader must learn from it. */
export type Shown = {
  /** What its pictures are called. */
  readonly name: string
  readonly mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'pictures'>
  /** Another one of its kind to the same person: they tell them apart by what is new. Left out where there never is one. */
  readonly again?: Shown['mail']
  /** In both its forms, word for word. */
  readonly facts: readonly string[]
  /** Where its buttons lead, in order; empty where there are none. */
  readonly leads: readonly RegExp[]
}

export type Read = Omit<Shown, 'name'>

/** A mail of each kind there is: a kind without one does not compile. */
export const each = <Kind extends string>(prefix: string, mails: Readonly<Record<Kind, Read>>): readonly Shown[] =>
  Object.entries<Read>(mails).map(([kind, read]) => ({ name: `${prefix}-${kind.replaceAll('_', '-')}`, ...read }))
