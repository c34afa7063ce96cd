import type { Context, Decision } from '../log/decider.ts'
import { Refused } from '../errors.ts'
import type { AnyEvent } from '../event.ts'

/** The names of a module's decisions: a table that is keyed by them misses none. */
export type CommandOf<Module, Decide> = {
  [Name in keyof Module]: Module[Name] extends (...facts: never[]) => Decide ? Name : never
}[keyof Module]

/** What comes in each column; `else` stands for every column that is not named. */
export type Row<Column extends string> =
  | Readonly<Record<Column, string>>
  | (Readonly<Partial<Record<Column, string>>> & { readonly else: string })

/** What a command comes to, in the words of the tables: an event (`+`: others follow), a refusal, or `-` for nothing. */
export const wordOf = <State, E extends AnyEvent>(
  decision: Decision<State, E>,
  state: State,
  context: Context,
): string => {
  try {
    const [one, ...others] = decision(state, context)
    if (!one) return '-'
    return others.length > 0 ? `${one.type}+` : one.type
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

/** Every row in every column of `columns`, with the word that the table has for it. */
export const pairsOf = <Name extends string, Column extends string>(
  table: Readonly<Record<Name, Row<Column>>>,
  columns: Readonly<Record<Column, unknown>>,
): readonly (readonly [name: Name, column: Column, word: string])[] =>
  keysOf(table).flatMap((name) => {
    const row: Readonly<Partial<Record<string, string>>> = table[name]
    return keysOf(columns).map((column) => [name, column, row[column] ?? row['else'] ?? ''] as const)
  })
