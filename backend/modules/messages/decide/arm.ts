import type { ArmMessage } from '../contract.ts'
import type { Armed } from '../events.ts'
import { USUAL_PRECONSENT_DAYS } from '../message/plan.ts'
import { callingOff } from './callingOff.ts'
import { refuse, requireAuthor, requireChangeable, type Decide } from './guards.ts'
import { requireSealable, type SealFacts } from './seal.ts'
import { chosenDays, requireWithin } from './terms.ts'

/** @number days between a death and a delivery */
const DELAY = { min: 2, max: 3_650 } as const
/** @number contacts who may announce an occasion */
const MOST_ANNOUNCERS = 10

/** What the author's life says that a message can rest on. */
export type LifePlanFact = {
  /** After so many quiet days we ask; null where we never do. */
  readonly intervalDays: number | null
  /** So many trusted contacts may report a death; null where none may. */
  readonly k: number | null
  readonly preconsentDays: number | null
}
export type Resting = { readonly lifePlan: LifePlanFact | undefined; readonly contactIds: readonly string[] }

const ofSilence = (trigger: Armed['trigger']) => trigger !== 'contacts'
const ofContacts = (trigger: Armed['trigger']) => trigger !== 'inactivity'
/** It could go out by silence alone, or not without it: a mailbox that closes must not stop it for ever. */
const needsWayOut = (trigger: Armed['trigger']) => trigger === 'inactivity' || trigger === 'both'

const posthumous = (
  { trigger = 'either', delayDays = DELAY.min }: Extract<ArmMessage, { mode: 'posthumous' }>,
  { lifePlan, contactIds }: Resting,
) => {
  if (!lifePlan) throw refuse('no-life-plan')
  const { intervalDays, k, preconsentDays } = lifePlan
  if (ofSilence(trigger) && intervalDays === null) throw refuse('no-life-plan')
  if (ofContacts(trigger) && k === null) throw refuse('no-life-plan')
  if (ofContacts(trigger) && k !== null && contactIds.length < k) throw refuse('contacts-missing', { k })
  if (needsWayOut(trigger) && preconsentDays === null) throw refuse('no-way-out', { days: USUAL_PRECONSENT_DAYS })
  return {
    trigger,
    delayDays: requireWithin(delayDays, DELAY, 'delayDays'),
    announcerIds: [],
    preconsentDays,
  }
}

const occasionTerms = (
  { announcerIds, occasion, preconsentDays }: Extract<ArmMessage, { mode: 'milestone' }>,
  { contactIds }: Resting,
) => {
  const isNamed = announcerIds.length > 0 && announcerIds.length <= MOST_ANNOUNCERS
  if (!isNamed || announcerIds.some((id) => !contactIds.includes(id))) throw refuse('contacts-missing', { k: 1 })
  const words = occasion.trim()
  if (words === '') throw refuse('no-occasion')
  if (preconsentDays === null) throw refuse('no-way-out', { days: USUAL_PRECONSENT_DAYS })
  return {
    trigger: 'milestone',
    delayDays: DELAY.min,
    announcerIds: [...new Set(announcerIds)],
    occasion: words,
  } as const
}

const choiceIn = ({ mode, trigger, delayDays, zone, announcerIds, occasion, preconsentDays, linkDays }: Armed) =>
  JSON.stringify([mode, trigger, delayDays, zone, announcerIds, occasion, preconsentDays, linkDays])

/**
 * Keeps a message until it is needed: it has no date, until its author falls silent, their death is confirmed, or somebody
 * whom they named announces the occasion. What it may rest on is read by the caller.
 */
export const armMessage = (command: ArmMessage & Resting & SealFacts): Decide =>
  callingOff((message, { by, dayMs }) => {
    requireAuthor(message, by)
    requireChangeable(message)
    const chosen =
      command.mode === 'posthumous'
        ? { ...chosenDays({ linkDays: command.linkDays }), ...posthumous(command, command) }
        : { ...chosenDays(command), ...occasionTerms(command, command) }
    const { preconsentDays = null, linkDays, ...rest } = chosen
    const armed: Armed = {
      mode: command.mode,
      ...rest,
      zone: command.zone,
      preconsentDays,
      ...(linkDays !== undefined && { linkDays }),
      dayMs,
    }
    if (message.status === 'dormant' && message.armed && choiceIn(message.armed) === choiceIn(armed)) return []
    requireSealable(message, command, 'silent')
    return [{ type: 'MessageArmed', data: armed }]
  })
