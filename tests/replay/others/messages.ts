import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  told: async (theatre, ended) => {
    const { messageId } = await ended('delivered')
    const courtesy = { stream: `message-${messageId}`, telling: 'result', mark: '1' }
    return begun(theatre, 'tellAuthor', 'mail', `tell-${messageId}`, [{ courtesy, gapsMs: [0] }])
  },
  waited: async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'heedWait', 'timeline', `life-${id}.wait.0`, [{ accountId: id, position: '0' }])
  },
  ended: async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'endMessages', 'timeline', `account-${id}.messages-0`, [{ accountId: id, isErased: false }])
  },
}
