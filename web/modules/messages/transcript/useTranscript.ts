import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'
import { useSavedText } from '../compose/useSavedText.ts'

/** A file of captions is longer than its words, which the server counts. */
const LONGEST_FILE = 200_000

/** The words of a recording, saved as they are written; a file comes back from the server as lines. */
export const useTranscript = (messageId: string, { id, transcript }: MessageDetail['media'][number]) => {
  const { mutateAsync, error } = useEditMessage(messageId)
  const words = useSavedText({
    id,
    text: transcript,
    longest: LONGEST_FILE,
    save: (text) => mutateAsync({ transcript: { mediaId: id, text } }),
  })
  return { ...words, error }
}
