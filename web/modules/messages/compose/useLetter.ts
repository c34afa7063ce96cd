import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'
import { useSavedText } from './useSavedText.ts'

export const LETTER_MAX = 20_000

export type Letter = ReturnType<typeof useLetter>

/** The letter, saved as it is written. */
export const useLetter = ({ message, content }: MessageDetail) => {
  const { mutateAsync, error } = useEditMessage(message.id)
  const text = useSavedText({
    id: message.id,
    text: content.body,
    longest: LETTER_MAX,
    save: (body) => mutateAsync({ body }),
  })
  return { ...text, error }
}
