import { LOCAL_FIRST } from '../../../workflows/kernel/localActivities.ts'
import { begun, type Lives } from './live.ts'

export const lived: Lives = {
  'author-told': async (theatre, ended) => {
    const { messageId } = await ended('delivered')
    const news = { stream: `message-${messageId}`, telling: 'message-result', mark: '1', position: '0' }
    return begun(theatre, 'tell', 'mail', `tell-${news.stream}-message-result-1`, [news, [0], LOCAL_FIRST])
  },
  waited: async (theatre) => {
    const { id } = await theatre.house.author()
    const applied = { change: 'applyWait', told: { accountId: id, position: '0' } }
    return begun(theatre, 'apply', 'timeline', `life-${id}.wait.0`, [applied])
  },
}
