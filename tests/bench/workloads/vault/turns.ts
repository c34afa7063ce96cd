import { signUp } from '../../../kill/prepare.ts'
import { browserOf } from '../../person.ts'
import type { Figure } from '../../figures.ts'
import type { House } from '../../house.ts'
import { other, twelveMegapixels } from '../../pictures.ts'
import { whileStopped } from '../../processes.ts'
import { sizeIn, type Rounds } from '../../rounds.ts'
import { sendingAs, untilItems } from '../../sending.ts'

const WAITING = 1_000
const FEW = 20
/** So many of A's are prepared before B comes: the line moves. */
const MOVING = 3

/** VF: a thousand pictures of one family wait, and one of another comes: how long until that one can be seen. One round. */
export const vf = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { app, folder, mails, database } = house
  const jpeg = await twelveMegapixels()
  const ida = await signUp({ origin: app, mails }, 'ida@hale.example', 'Ida')
  const { send } = sendingAs(house)
  const n = sizeIn(rounds, WAITING, FEW)
  const ids: string[] = []
  await whileStopped(folder, 'workflows', async () => {
    for (let each = 0; each < n; each += 1) ids.push(await send(other(jpeg, each)))
  })
  await untilItems(database, ids, { n: MOVING })
  const hers = await sendingAs({ app, cookie: ida.cookie(), database }).send(other(jpeg, n))
  const began = performance.now()
  await untilItems(database, [hers])
  const seconds = (performance.now() - began) / 1_000
  const browser = browserOf(app, ida.cookie())
  await browser.ask('GET', `/api/items/${hers}/thumb`)
  browser.close()
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from items.items where id = any($1) and state = 'ready'`,
    [ids],
  )
  const done = rows[0]?.n ?? 0
  if (done > n / 2) throw new Error(`${done} of ${n} pictures were over before`)
  return [
    { id: 'VF', what: `one picture beside ${n} of another family, received to ready`, unit: 's', values: [seconds] },
    { id: 'VF', what: 'pictures of the other family that came before', unit: '', values: [done - MOVING] },
  ]
}
