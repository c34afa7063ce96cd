import { commandsOf, own, type Answer } from '../../../kernel/http/command.ts'
import type { Target } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { account, type Account } from '../account.ts'

/** Makes the routes of commands that people give to their own account. */
export const accountCommand = (kernel: Kernel, answer: Answer<Account, Target>) =>
  commandsOf(kernel, 'accounts', { aggregate: account, target: own, answer })
