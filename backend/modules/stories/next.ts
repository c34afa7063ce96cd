import { latest, plus } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, REMIND_DAYS } from './contract/bounds.ts'
import type { Story } from './story.ts'

export type Step = 'mail' | 'remind' | 'erase' | 'destroy'

/** What is to be done for a story by itself, and when; nothing while it waits for people. */
export const nextStep = (story: Story, dayMs: number): { readonly step: Step; readonly at: string } | undefined => {
  const { status, mail, mailedAt, leavesAt, isReminded, askedAt, expiresAt, removedAt } = story
  if (status === 'erased') return { step: 'destroy', at: askedAt }
  if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * dayMs) }
  if (status !== 'asked') return undefined
  if (mail === 'waiting') return { step: 'mail', at: latest(askedAt, leavesAt) }
  const at = mail === 'sent' && !isReminded ? latest(plus(mailedAt, REMIND_DAYS * dayMs), leavesAt) : ''
  return at !== '' && at < expiresAt ? { step: 'remind', at } : undefined
}
