import { fingerprintOf } from '../../../kernel/log/fingerprint.ts'
import type { Settings } from '../../../kernel/process/settings.ts'

const digits = (hex: string): number => 100 + (Number.parseInt(hex, 16) % 900)

/** The number that stands in the checks of a round: whoever read one of its mails knows it. */
export const numberOf = (settings: Settings, messageId: string, round: number): number =>
  digits(fingerprintOf(settings, 'check-number', [messageId, round]).slice(0, 8))

/** The number among two others, in an order that says nothing. */
export const choicesOf = (settings: Settings, messageId: string, round: number): readonly number[] => {
  const hex = fingerprintOf(settings, 'check-choices', [messageId, round])
  const right = numberOf(settings, messageId, round)
  const others: number[] = []
  for (let from = 0; others.length < 2; from += 4) {
    const other = digits(hex.slice(from, from + 8) || `${from}`)
    if (other !== right && !others.includes(other)) others.push(other)
  }
  return [right, ...others].toSorted((a, b) => a - b)
}
