import { sizeInWords } from '../../../ui/sizeInWords.ts'
import type { Entry } from './queue.ts'
import { strings } from './strings.ts'

/** Where a file is, in one sentence. */
export const lineOf = (entry: Entry): string => {
  const { stage, isPaused, sent, size, why, wasInBin } = entry
  if (isPaused && (stage === 'waiting' || stage === 'sending')) return strings.paused
  if (stage === 'sending') return strings.sentOf(sizeInWords(sent), sizeInWords(size))
  if (stage === 'refused') return why ?? strings.notTaken
  if (stage === 'setAside') return why ?? strings.setAsideLine
  if (stage === 'here') {
    if (wasInBin === undefined) return strings.hereLine
    return wasInBin ? strings.wasInBin : strings.inBin
  }
  return { waiting: strings.waiting, arrived: strings.arrived, safe: strings.safeLine, lost: strings.lostLine }[stage]
}
