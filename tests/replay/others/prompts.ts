import { expect } from 'vitest'
import { requestPrompts, stopPrompts } from '../../../backend/modules/prompts/decide.ts'
import { prompt } from '../../../backend/modules/prompts/prompt.ts'
import { ownerOf } from '../../household/household.ts'
import type { Lives } from './live.ts'

export const lived: Lives = {
  weekly: async ({ house, server }) => {
    const { id } = await house.author()
    const stream = `prompt-${id}`
    const wanted = { accountId: id, dueAt: server.kernel.clock.now() }
    await house.tell(prompt, id, requestPrompts(wanted), ownerOf(id))
    const types = async () => (await server.kernel.store.read(stream)).map(({ type }) => type)
    await expect.poll(types, { timeout: 30_000 }).toContain('PromptAccepted')
    await house.tell(prompt, id, stopPrompts('settings'), ownerOf(id))
    return stream
  },
}
