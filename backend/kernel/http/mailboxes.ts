import type { Kernel } from '../kernel.ts'
import { count, type Limit } from './limits.ts'

const A_DAY_S = 86_400
const invitations: Limit = { name: 'mailbox-invited', points: 5, seconds: A_DAY_S }

/**
 * Counts an invitation to one mailbox: whoever takes one back and sends another has us write five times a day at most.
 * `whose` is the account or the family that it comes from.
 * @throws Refused rate-limited
 */
export const countInvitation = (kernel: Kernel, whose: string, addressHash: string): Promise<void> =>
  count(kernel, invitations, `${whose} ${addressHash}`)
