import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'

export const END = 'waiting-end'

/** One wish an address: its stream is named by a keyed hash of it. */
export const waitingIdOf = ({ settings }: Pick<Kernel, 'settings'>, email: string): string =>
  derivedId(`waiting:${addressHashOf(settings, email)}`)

/** Ends the waiting; it stands in both mails and never expires. */
export const endLinkOf = ({ capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>, id: string): string =>
  `${settings.origin}/waiting/u/${capabilities.issue(END, id)}`
