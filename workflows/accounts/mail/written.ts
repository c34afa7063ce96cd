import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { Letter as Mail } from '../../../backend/kernel/mail/letter.ts'
import type { Account } from '../../../backend/modules/accounts/account.ts'
import type { Letter } from '../../../backend/modules/accounts/events.ts'

/** Puts a mail that an account asks for into words. */
export type Written = (house: Pick<Kernel, 'capabilities' | 'settings'>, account: Account, letter: Letter) => Mail
