import type { Limits } from '../../kernel/contract.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { billing } from './billing.ts'
import { LIMITS } from './contract.ts'
import { isDemo } from './facts.ts'
import { limitsOf } from './shown.ts'

/** @number room of a demo, in GB, and its minutes of transcription a month */
const DEMO = { storageGb: 1, transcriptionMinutesAMonth: 10 } as const

/** What an account may make. Where nothing can be bought it has what the largest plan has. */
export const entitledAccount =
  (kernel: Pick<Kernel, 'settings' | 'db' | 'load' | 'clock'>) =>
  async (accountId: string): Promise<Limits> => {
    if (await isDemo(kernel, accountId)) return { ...LIMITS.complete_legacy, ...DEMO }
    const { mode } = kernel.settings.payments
    if (mode === 'off') return LIMITS.complete_legacy
    return LIMITS[limitsOf((await kernel.load(billing, accountId)).state, mode, kernel.clock.now())]
  }

/** What may be made in a family: by the plan of its owner. */
export const entitled =
  (kernel: Kernel) =>
  async (familyId: string): Promise<Limits> => {
    if (kernel.settings.payments.mode === 'off') return LIMITS.complete_legacy
    const members = await kernel.membership.membersNow(familyId)
    return entitledAccount(kernel)(members.find(({ role }) => role === 'owner')?.accountId ?? familyId)
  }
