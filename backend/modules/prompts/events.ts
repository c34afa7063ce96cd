import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['prompt'] as const
/** `number` counts the questions since they were asked for; `dueAt` is when the next one is due. */
type Sent = { readonly number: number; readonly dueAt: string }
export type PromptsEvent =
  | Event<'PromptsRequested', { accountId: string; requestedAt: string; dueAt: string }>
  | Event<'PromptAccepted', Sent & { smtpCode: number; acceptedAt: string }>
  /** The transport refused it, we take its reader for dead, emails of this kind are switched off, or it was too late for it. */
  | Event<'PromptSkipped', Sent & { reason: 'refused' | 'switched_off' | 'unconfirmed' | 'late' | 'unheard' }>
  | Event<'PromptsStopped', { how: 'settings' | 'one_click' | 'page' | 'no_mailbox' | 'ended' }>
