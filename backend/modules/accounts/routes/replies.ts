import type { Kernel } from '../../../kernel/kernel.ts'
import { SeeReplies } from '../contract.ts'
import { seeReplies } from '../decide/replies.ts'
import { accountCommand } from './command.ts'

export const noteReplies = (kernel: Kernel) => accountCommand(kernel, () => ({}))(SeeReplies, seeReplies)
