import { exitCodes, Failure } from '../failure.ts'

/** One way to come by a program. */
export type Source = () => string | undefined | Promise<string | undefined>

/**
 * The program from the first source that has it; a later source is not asked.
 * @throws Failure with `advice` when none has it
 */
export const firstOf = async (sources: readonly Source[], advice: string): Promise<string> => {
  for (const source of sources) {
    const found = await source()
    if (found) return found
  }
  throw new Failure(advice, exitCodes.programMissing)
}

const searches = new Map<string, Promise<string>>()

/** Searches once a process, so that two parts in need of one program do not both fetch it. */
export const once = (name: string, search: () => Promise<string>) => {
  const found = searches.get(name) ?? search()
  searches.set(name, found)
  return found
}
