import { isAuthors, type Command, type Name } from './commands.ts'
import { authorRules } from './reference/author.ts'
import { movesOf } from './reference/moves.ts'
import { systemRules } from './reference/system.ts'
import { newWorld, type Moment, type Outcome, type Rules } from './reference/world.ts'

export type { Outcome } from './reference/world.ts'

/**
 * A message as somebody without events would keep it: lists and booleans. It shares no rule with the decisions, so that
 * where the two differ one of them is mistaken.
 */
export const newReference = () => {
  const world = newWorld()
  const moves = movesOf(world)
  const rules: Rules<Name> = { ...authorRules(world, moves), ...systemRules(world, moves) }
  const { is, w, claims, word, next } = world

  /** What a command comes to at `at` when `by` gives it; and it has come to it. */
  const tell = <N extends Name>(
    { name, input }: Command<N>,
    { by, ...moment }: Moment & { readonly by: string },
  ): Outcome => {
    const isFirst = name === 'createDraft' || name === 'copyMessage'
    const isStranger = isAuthors(name) && (is.there ? by !== 'ana' : !isFirst)
    return isStranger ? 'refused' : rules[name](input, moment)
  }
  const seen = () => ({
    status: word(),
    next: next(),
    claimsN: claims.length,
    ...(w.choice && {
      isConfirmed: is.confirmed,
      round: w.round,
      occurrence: w.occurrence,
      due: w.due,
      promised: w.promised,
    }),
  })
  return { tell, seen }
}
