import { join } from 'node:path'
import { exitCodes, Failure } from './failure.ts'
import { hold, holderOf, type Hold, type Holder } from './supervisor/hold.ts'

const taken = ({ pid, address }: Holder) =>
  new Failure(
    `Everhearth already runs on this data (process ${pid})${address ? `, at ${address}` : ' and is still starting'}. ` +
      'Stop that one first, or start this one from another checkout.',
    exitCodes.dataInUse,
  )

/**
 * Makes this process the only supervisor of a data folder, until it ends, however it ends.
 * @throws Failure with exit code 3 when another one lives
 */
export const holdFolder = (folder: string): Hold => {
  const file = join(folder, 'supervisor.json')
  for (;;) {
    const held = hold(file)
    if (held) return held
    const holder = holderOf(file)
    if (holder) throw taken(holder)
  }
}
