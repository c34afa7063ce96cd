import type { Aggregate } from '../../kernel/log/decider.ts'
import type { PromptsEvent } from './events.ts'

export type Prompt = {
  readonly status: 'off' | 'on'
  readonly accountId: string
  /** How many questions were due since they were asked for. */
  readonly number: number
  /** When the next one is. */
  readonly dueAt: string
}

/** Whether an account is asked a question by email each week: no word of a person, so nothing is sealed. */
export const prompt: Aggregate<Prompt, PromptsEvent> = {
  category: 'prompt',
  personal: {},
  subject: ({ accountId }) => `account-${accountId}`,
  audience: ({ accountId }) => accountId,
  initial: { status: 'off', accountId: '', number: 0, dueAt: '' },
  evolve: (prompt, event) => {
    switch (event.type) {
      case 'PromptsRequested': {
        const { accountId, dueAt } = event.data
        return { ...prompt, status: 'on', accountId, dueAt }
      }
      case 'PromptAccepted':
      case 'PromptSkipped': {
        const { number, dueAt } = event.data
        return { ...prompt, number, dueAt }
      }
      case 'PromptsStopped':
        return { ...prompt, status: 'off' }
    }
  },
}
