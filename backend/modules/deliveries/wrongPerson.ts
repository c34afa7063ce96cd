import { plus } from '../../kernel/log/decider.ts'
import { UNDO_DAYS } from '../../kernel/words/refusals.ts'

/** What the author is told of it, each time under a name of its own. */
export const strangerNews = (n = 1): string => (n === 1 ? 'wrong_person' : `wrong_person:${n}`)
const strangerUndoneNews = (n: number): string => `wrong_person_undone:${n}`

/** Until when whoever pressed “This isn’t me” may say that it is them after all. */
export const mayComeBack = (
  { revokedAs, revokedAt }: { readonly revokedAs: string; readonly revokedAt: string },
  at: string,
  dayMs: number,
): boolean => revokedAs === 'wrong_person' && at < plus(revokedAt, UNDO_DAYS * dayMs)

/** What the author has yet to hear: of a word that was taken back before they heard it, nothing. */
export const afterComingBack = (toTell: readonly string[], n: number): readonly string[] => {
  const said = strangerNews(n)
  return toTell.includes(said) ? toTell.filter((what) => what !== said) : [...toTell, strangerUndoneNews(n)]
}
