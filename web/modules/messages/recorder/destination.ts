import { limits } from '../../../../backend/modules/media/contract/bounds.ts'
import { problemIn } from '../../../app/httpError.ts'
import { problemInWords } from '../../../app/problemInWords.ts'
import type { Kind } from '../../../recorder/capture.ts'
import type { Destination } from '../../../recorder/destination.ts'
import { isFreeTake } from './freeTake.ts'
import { strings } from '../../../recorder/strings.ts'

/** Why a recording is not taken: what the server says, in our words. */
export const refusalIn = (body: string): string => {
  const problem = problemIn(body)
  return problem ? problemInWords(problem).message : strings.notTaken
}

/** A recording of a message goes into it, once it is a message of an account. */
export const toMessage = (messageId: string, kind: Kind): Destination => ({
  subject: messageId,
  purpose: 'message',
  mostMinutes: kind === 'video' ? limits.videoMinutes : limits.voiceMinutes,
  refusalIn,
  mayBeSent: () => !isFreeTake(messageId),
})
