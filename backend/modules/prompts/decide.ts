import type { Decision } from '../../kernel/log/decider.ts'
import type { PromptsEvent } from './events.ts'
import type { Prompt } from './prompt.ts'

type Decide = Decision<Prompt, PromptsEvent>
type DataOf<Type extends PromptsEvent['type']> = Extract<PromptsEvent, { type: Type }>['data']

/** From now on, one a week; the first on the day that the caller found. */
export const requestPrompts =
  (wanted: { accountId: string; dueAt: string }): Decide =>
  ({ status }, { at }) =>
    status === 'on' ? [] : [{ type: 'PromptsRequested', data: { ...wanted, requestedAt: at } }]

/** Never refused: anyone who wants no more gets none, asked once or twice. */
export const stopPrompts =
  (how: DataOf<'PromptsStopped'>['how']): Decide =>
  ({ status }) =>
    status === 'on' ? [{ type: 'PromptsStopped', data: { how } }] : []

const isNext = ({ status, number }: Prompt, sent: { number: number }) => status === 'on' && sent.number === number + 1

export const recordAccepted =
  (sent: DataOf<'PromptAccepted'>): Decide =>
  (prompt) =>
    isNext(prompt, sent) ? [{ type: 'PromptAccepted', data: sent }] : []

export const recordSkipped =
  (sent: DataOf<'PromptSkipped'>): Decide =>
  (prompt) =>
    isNext(prompt, sent) ? [{ type: 'PromptSkipped', data: sent }] : []
