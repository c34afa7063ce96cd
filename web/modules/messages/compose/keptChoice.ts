import { useState } from 'react'
import * as v from 'valibot'
import { usualTerms, type Choice } from '../plan.ts'

const Day = { day: v.string(), month: v.string(), year: v.string() }
const Kept = v.object({
  ...Day,
  time: v.string(),
  terms: v.optional(
    v.object({
      every: v.picklist(['once', 'year', 'month']),
      ends: v.picklist(['never', 'count', 'until']),
      times: v.string(),
      until: v.object(Day),
      leapDay: v.picklist(['feb28', 'mar1']),
      answerRule: v.picklist(['silent', 'always']),
      ifIDie: v.optional(v.picklist(['deliver', 'keep']), usualTerms.ifIDie),
      preconsent: v.string(),
      lateLimit: v.string(),
      linkDays: v.optional(v.string(), usualTerms.linkDays),
    }),
  ),
  keep: v.optional(
    v.object({
      until: v.picklist(['date', 'death', 'occasion']),
      announcerIds: v.array(v.string()),
      occasion: v.string(),
    }),
  ),
})
const keyOf = (messageId: string) => `date-of-${messageId}`

const read = (messageId: string): Choice | undefined => {
  try {
    const kept = v.safeParse(Kept, JSON.parse(localStorage.getItem(keyOf(messageId)) ?? 'null'))
    return kept.success ? kept.output : undefined
  } catch {
    return undefined
  }
}

export const forgetChoice = (messageId: string): void => {
  try {
    localStorage.removeItem(keyOf(messageId))
  } catch {
    // Nothing was kept.
  }
}

/** The date lies on this device until the message is sealed. */
export const keepChoice = (messageId: string, choice: Choice): void => {
  try {
    localStorage.setItem(keyOf(messageId), JSON.stringify(choice))
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}

/** What was chosen before, also after a reload: nothing is asked twice. */
export const useKeptChoice = (messageId: string): [Choice | undefined, (choice: Choice) => void] => {
  const [choice, setChoice] = useState(() => read(messageId))
  const choose = (next: Choice) => {
    setChoice(next)
    keepChoice(messageId, next)
  }
  return [choice, choose]
}
