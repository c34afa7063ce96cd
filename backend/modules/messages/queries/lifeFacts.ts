import { countingSign } from '../../../kernel/identity/signs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { blindKeyring } from '../../../kernel/log/keyring.ts'
import { loading } from '../../../kernel/log/load.ts'
import { contactWaits, restIn, verdictIn } from '../../life/reading.ts'
import type { LifeFact } from '../decide/life.ts'

type House = Pick<Kernel, 'store'>
/** From the stream itself, as claims rest on it, and without a key. */
const blind = ({ store }: House) => ({ load: loading(store, blindKeyring) })

/** What a message can rest on that is kept until needed. */
export const restingOn = (house: House, accountId: string) => restIn(blind(house), accountId)

/** What an author's stream says of them now, and when they were last seen: the sign is read after the stream. */
export const lifeFact = async (house: Pick<Kernel, 'store' | 'db'>, accountId: string): Promise<LifeFact> => {
  const { isSignInOnly, ...verdict } = await verdictIn(blind(house), accountId)
  return { ...verdict, seenAt: await countingSign(house, accountId, { isSignInOnly }) }
}

/** The wait that a contact asked for last, which may be over. */
export const contactWait = async (house: House, accountId: string) =>
  (await blind(house).load(contactWaits, accountId)).state
