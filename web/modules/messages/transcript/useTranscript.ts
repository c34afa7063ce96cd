import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'
import { useSavedText, type SavedText } from '../compose/useSavedText.ts'
import { LONGEST_FILE } from '../../../transcript/captionFile.ts'

/**
 * The words of a recording, saved as they are written; a file comes back from the server as lines. While there is no
 * recording, there is nothing to write.
 */
export const useTranscript = (
  { id: messageId, state }: MessageDetail['message'],
  medium: MessageDetail['media'][number] | undefined,
): SavedText => {
  const { mutateAsync } = useEditMessage(messageId)
  const mediaId = medium?.id ?? ''
  return useSavedText({
    id: mediaId,
    text: medium?.transcript ?? '',
    longest: LONGEST_FILE,
    isDraft: state === 'draft',
    save: (text) => mutateAsync({ transcript: { mediaId, text } }),
  })
}
