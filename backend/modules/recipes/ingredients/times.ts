import { inDecimals } from './amount.ts'
import { numberAt } from './numbers.ts'

/** @number minutes of the longest time of a recipe: a year */
export const MOST_MINUTES = 527_040

const ISO = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7}(?:\.\d+)?)S)?)?$/iu
const UNIT =
  /^\s*(?:(d|days?|tage?n?|jours?|días?|giorn[oi])|(h|hrs?|hours?|std\.?|stunden?|heures?|horas?|or[ae])|(m|mins?\.?|minutes?|minuten?|minutos?|minut[oi]))(?![\p{L}])\.?/iu

/** Minutes of `PT1H30M`, `1 hr 30 min` or `90 Minuten`; null where no number is said ("overnight"). */
export const minutesIn = (text: string): number | null => {
  let rest = text.slice(0, 100).trim()
  const iso = ISO.exec(rest)
  if (iso && /\d/u.test(rest)) {
    const [days = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1).map((part) => Number(part ?? 0))
    const all = Math.round(days * 1_440 + hours * 60 + minutes + seconds / 60)
    return all > 0 && all <= MOST_MINUTES ? all : null
  }
  let all = 0
  for (;;) {
    const number = numberAt(rest)
    if (!number) break
    const unit = UNIT.exec(rest.slice(number.length))
    if (!unit) break
    all += inDecimals(number.amount) * (unit[1] ? 1_440 : unit[2] ? 60 : 1)
    rest = rest.slice(number.length + unit[0].length).replace(/^(?:\s|,|and|und|et|y|e)+/iu, '')
  }
  return all > 0 && all <= MOST_MINUTES ? Math.round(all) : null
}
