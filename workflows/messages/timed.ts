import type { Kernel } from '../../backend/kernel/kernel.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { timedBy } from '../kernel/timed.ts'

/** A message's steps that wait for their time. */
export const timed = (kernel: Kernel) => timedBy(kernel, message)
