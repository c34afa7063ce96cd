import type { Kernel } from '../../kernel/kernel.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { AboutAuthor } from '../../kernel/process/ports.ts'
import { life } from './life.ts'
import { sentenceNow } from './momentNow.ts'

/** The sentence that recipients read about an author. No key is read, and what cannot be found out is not said: the page opens all the same. */
export const tellingRecipients = (kernel: Kernel) => {
  const blindLoad = loading(kernel.store, blindKeyring)
  return async (accountId: string, isOfLife: boolean): Promise<AboutAuthor> => {
    const { state } = await blindLoad(life, accountId)
    const isGone = state.verdict !== undefined
    if (!isOfLife) return { isGone, sentence: '' }
    return { isGone, sentence: await sentenceNow(kernel, accountId, state, 'recipient').catch(() => '') }
  }
}

/** The sentence that authors read about themselves, in whatever mail. */
export const tellingAuthors = (kernel: Kernel) => {
  const blindLoad = loading(kernel.store, blindKeyring)
  return async (accountId: string): Promise<string> =>
    sentenceNow(kernel, accountId, (await blindLoad(life, accountId)).state, 'author')
}
