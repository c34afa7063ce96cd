import { LONGEST, type MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'
import { useSavedText, type SavedText } from './useSavedText.ts'

export type Letter = SavedText

/** The letter, saved as it is written. */
export const useLetter = ({ message, content }: MessageDetail): Letter => {
  const { mutateAsync } = useEditMessage(message.id)
  return useSavedText({
    id: message.id,
    text: content.body,
    longest: LONGEST.body,
    isDraft: message.state === 'draft',
    save: (body) => mutateAsync({ body }),
  })
}
