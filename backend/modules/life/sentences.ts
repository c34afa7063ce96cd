import type { Kernel } from '../../kernel/kernel.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { AboutAuthor } from '../../kernel/process/ports.ts'
import { life } from './life.ts'
import { sentenceNow } from './momentNow.ts'

/** What recipients are told of an author. No key is read, and what cannot be found out is not said: their page opens all the same. */
export const tellingRecipients = (kernel: Kernel) => {
  const blindLoad = loading(kernel.store, blindKeyring)
  return async (accountId: string, isOfLife: boolean): Promise<AboutAuthor> => {
    const { state } = await blindLoad(life, accountId)
    const isGone = state.verdict !== undefined
    if (!isOfLife) return { isGone, sentence: '' }
    return { isGone, sentence: await sentenceNow(kernel, accountId, state, 'recipient').catch(() => '') }
  }
}

/** What authors are told of themselves, in whatever mail. */
export const tellingAuthors = (kernel: Kernel) => {
  const blindLoad = loading(kernel.store, blindKeyring)
  return async (accountId: string): Promise<string> =>
    sentenceNow(kernel, accountId, (await blindLoad(life, accountId)).state, 'author')
}
