import sharp from 'sharp'
import { PREVIEW } from '../../../../workflows/media/rendering/job.ts'
import { seen, write } from '../../../../workflows/media/rendering/variants.ts'
import { between, cpuMs } from '../../cpu.ts'
import { figuresOf, type Figure } from '../../figures.ts'
import type { House } from '../../house.ts'
import { inFolder, other, twelveMegapixels } from '../../pictures.ts'
import { whileStopped } from '../../processes.ts'
import { inTurns, sizeIn, type Rounds } from '../../rounds.ts'
import { sendingAs, untilItems } from '../../sending.ts'

/** Two hundred in five rounds. */
const EACH = 40
const FEW = 4
/** Enough for a time that holds. */
const BARE = 10

type Drained = { readonly ms: number; readonly cpu: Readonly<Record<string, number>> }

/** Both variants, by sharp alone, one after the other: ms a picture. */
const bareOf = (jpeg: Buffer): Promise<number> =>
  inFolder(async (folder) => {
    const began = performance.now()
    for (let n = 0; n < BARE; n += 1) {
      const pixels = await seen(sharp(jpeg).autoOrient(), PREVIEW)
      for (const variant of ['thumb', 'preview']) await write(pixels, folder, variant)
    }
    return (performance.now() - began) / BARE
  })

/** VP: pictures of twelve megapixels that have all arrived, until the last one can be seen, against sharp alone. */
export const vp = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { folder, database } = house
  const n = sizeIn(rounds, EACH, FEW)
  const jpeg = await twelveMegapixels()
  const { send } = sendingAs(house)
  const drained = async (): Promise<Drained> => {
    const ids: string[] = []
    await whileStopped(folder, 'workflows', async () => {
      for (let each = 0; each < n; each += 1) ids.push(await send(other(jpeg, each)))
    })
    const [began, used] = [performance.now(), cpuMs(folder)]
    await untilItems(database, ids)
    const ms = (performance.now() - began) / n
    const cpu = between(used, cpuMs(folder))
    const { status } = await house.browser.ask('GET', `/api/items/${ids.at(-1)}/thumb`)
    if (status !== 200) throw new Error(`A thumb is answered with ${status}`)
    return { ms, cpu: Object.fromEntries(Object.entries(cpu).map(([name, all]) => [name, all / n])) }
  }
  const measured = await inTurns(rounds, () => bareOf(jpeg), drained)
  const figure = figuresOf('VP', measured)
  return [
    figure('received to ready ÷ bare sharp', '', ({ yardstick, subject }) => subject.ms / yardstick),
    figure('a picture of 12 MP, received to ready', 'ms', ({ subject }) => subject.ms),
    figure('a picture of 12 MP, by sharp alone', 'ms', ({ yardstick }) => yardstick),
    ...Object.keys(measured[0]?.subject.cpu ?? {}).map((name) =>
      figure(`CPU a picture, ${name}`, 'ms', ({ subject }) => subject.cpu[name] ?? 0),
    ),
  ]
}
