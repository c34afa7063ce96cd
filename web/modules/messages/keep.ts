import type { ArmMessage, MessageRow } from '../../../backend/modules/messages/contract.ts'
import type { LifeView } from '../../../backend/modules/life/contract.ts'
import { namesInWords } from './stateStrings.ts'
import { keepStrings } from './keepStrings.ts'
import type { Choice, Keep } from './plan.ts'

const onADay: Keep = { until: 'date', announcerIds: [], occasion: '' }
export const keepOf = ({ keep }: Choice): Keep => keep ?? onADay
export const isKept = (choice: Choice): boolean => keepOf(choice).until !== 'date'

/** What a message waits for, or waited for before that gave it its day; undefined where its author chose one. */
export const keepIn = ({ trigger, announcerIds, occasion }: MessageRow): Keep | undefined =>
  trigger === null ? undefined : { until: trigger === 'milestone' ? 'occasion' : 'death', announcerIds, occasion }

/** By what a life plan can find out: questions that stay unanswered, reports of contacts, or whichever comes first. */
const triggerBy = (plan: LifeView['plan'] | undefined): 'inactivity' | 'contacts' | 'either' => {
  if (plan?.intervalDays == null && plan?.k != null) return 'contacts'
  return plan?.k == null && plan?.intervalDays != null ? 'inactivity' : 'either'
}

/** The command's fields; undefined while something is still to be chosen. */
export const armOf = (
  { until, announcerIds, occasion }: Keep,
  { zone, preconsent, linkDays }: { readonly zone: string; readonly preconsent: string; readonly linkDays: string },
  plan: LifeView['plan'] | undefined,
): ArmMessage | undefined => {
  const terms = { zone, linkDays: linkDays === 'ever' ? null : Number(linkDays) }
  if (until === 'death') return { mode: 'posthumous', trigger: triggerBy(plan), ...terms }
  if (until === 'date' || announcerIds.length === 0 || occasion.trim() === '') return undefined
  return {
    mode: 'milestone',
    announcerIds: [...announcerIds],
    occasion: occasion.trim(),
    // Without a way out it could never be sealed.
    preconsentDays: Number(preconsent === 'never' ? '60' : preconsent),
    ...terms,
  }
}

/** What sealing does, in full sentences. */
export const keepSentences = (
  armed: ArmMessage,
  names: readonly string[],
  announcers: readonly string[],
): readonly string[] => {
  const who = namesInWords(names)
  if (armed.mode === 'posthumous') return [keepStrings.keptLine, keepStrings.afterDeath(who)]
  return [
    keepStrings.keptLine,
    keepStrings.afterOccasion(namesInWords(announcers), armed.occasion, who),
    keepStrings.unreached(armed.preconsentDays ?? 60),
  ]
}
