import type { Capabilities } from '../../kernel/identity/capability.ts'

/** The link that leads to nobody's message: its answer goes the whole way but for the append. */
export const CANARY_ID = '00000000-0000-7000-8000-000000000000'
const PURPOSE = 'canary'

export const isCanary = (capabilities: Capabilities, token: string): boolean =>
  capabilities.isValid(token, PURPOSE, CANARY_ID, 1)

/** The answer page behind that link, and what is pressed there. */
export const canaryPage = (capabilities: Capabilities) => ({
  path: `/check/${capabilities.issue(PURPOSE, CANARY_ID, 1)}`,
  fields: { action: 'here' },
})
