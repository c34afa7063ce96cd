import { blindKeyring } from '../../../kernel/log/keyring.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { loading } from '../../../kernel/log/load.ts'
import { contactWaits, type ContactWait } from '../../life/reading.ts'

/** The wait that was asked for last, which may be over. Read from the stream itself, as a claim rests on it. */
export const contactWait = async ({ store }: Pick<Kernel, 'store'>, ownerId: string): Promise<ContactWait> =>
  (await loading(store, blindKeyring)(contactWaits, ownerId)).state
