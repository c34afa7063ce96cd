import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'
import { createSaver } from './saver.ts'

export const LETTER_MAX = 20_000

export type Letter = ReturnType<typeof useLetter>

/**
 * The letter, saved two seconds after the last key and when the field or the page is left. What could not be saved stays
 * on this device. Where another window wrote something else meanwhile, both versions are shown and nothing is lost.
 */
export const useLetter = ({ message, content }: MessageDetail) => {
  const { mutateAsync, error } = useEditMessage(message.id)
  const [saver] = useState(() =>
    createSaver({
      id: message.id,
      first: content.body,
      longest: LETTER_MAX,
      save: (body) => mutateAsync({ body }),
    }),
  )
  const view = useSyncExternalStore(saver.subscribe, saver.view)
  useEffect(() => saver.meet(content.body), [saver, content.body])
  useEffect(() => {
    addEventListener('online', saver.flush)
    return () => {
      removeEventListener('online', saver.flush)
      saver.flush()
    }
  }, [saver])
  return { ...view, error, flush: saver.flush, write: saver.write, decide: saver.decide }
}
