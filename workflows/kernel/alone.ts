import { unlessLocked } from '../../backend/kernel/log/lock.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'

/** What this process is at: of the many who come in one moment only the first asks the database. */
const busy = new Set<string>()

/**
 * Does what several come for at once, unless somebody is at it: nobody waits.
 * @returns whether it was done
 */
export const alone = async (
  { settings }: Pick<Kernel, 'settings'>,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> => {
  if (busy.has(name)) return false
  busy.add(name)
  try {
    return await unlessLocked(settings.databaseUrl, name, work)
  } finally {
    busy.delete(name)
  }
}

const AT_ONCE = 10

/** Each in its turn, some at once. */
export const inTens = async <Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<readonly Made[]> => {
  const made: Made[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    made.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(make))))
  return made
}
