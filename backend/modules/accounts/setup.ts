import type { Aggregate } from '../../kernel/log/decider.ts'
import type { SetupEvent } from './events.ts'

/** Whether the house has had its first admin: after that the setup code opens nothing, for ever. */
export type Setup = { readonly accountId: string }

export const setup: Aggregate<Setup, SetupEvent> = {
  category: 'setup',
  personal: {},
  subject: ({ accountId }) => `account-${accountId}`,
  audience: () => '',
  initial: { accountId: '' },
  evolve: (_, { data }) => ({ accountId: data.accountId }),
}
