import type { Kernel } from '../../backend/kernel/kernel.ts'
import { nameOf } from '../../backend/modules/messages/inWords.ts'
import type { Message } from '../../backend/modules/messages/message.ts'

/** What all mails about messages are made of. */
export type House = Pick<Kernel, 'capabilities' | 'settings'>
export type Told = { readonly to: string; readonly mailId: string }

export const list = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export const named = (message: Message): string => nameOf(message, 'your message')
