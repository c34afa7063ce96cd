import type { Aggregate } from '../../kernel/log/decider.ts'
import { DEFAULT_SYSTEM } from '../../kernel/process/system.ts'
import type { SettingsEvent, System } from './events.ts'

/** The one stream of the house's switches. */
export const SYSTEM_ID = 'system'

export const system: Aggregate<System, SettingsEvent> = {
  category: 'settings',
  personal: {},
  subject: () => `settings-${SYSTEM_ID}`,
  audience: () => '',
  initial: DEFAULT_SYSTEM,
  evolve: (_, { data }) => data.after,
}
