import { BESIDE } from '../../../workflows/kernel/beside.ts'
import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  // As it was begun before `tell` did it.
  told: async (theatre, ended) => {
    const { messageId } = await ended('delivered')
    const courtesy = { stream: `message-${messageId}`, telling: 'result', mark: '1' }
    return begun(theatre, 'tellAuthor', 'mail', `tell-${messageId}`, [{ courtesy, gapsMs: [0] }])
  },
  'author-told': async (theatre, ended) => {
    const { messageId } = await ended('delivered')
    const news = { stream: `message-${messageId}`, telling: 'courtesy-result', mark: '1', position: '0' }
    return begun(theatre, 'tell', 'mail', `tell-${news.stream}-courtesy-result-1`, [news, [0], BESIDE])
  },
  waited: async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'heedWait', 'timeline', `life-${id}.wait.0`, [{ accountId: id, position: '0' }])
  },
  heeded: async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'heedLife', 'timeline', `life-${id}.heed.0`, [{ accountId: id, position: '0' }])
  },
  ended: async (theatre) => {
    const { id } = await theatre.house.author()
    return begun(theatre, 'endMessages', 'timeline', `account-${id}.messages-0`, [{ accountId: id, isErased: false }])
  },
}
