import { useEffect, useRef, useState } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'
import { LETTER_MAX } from './LetterPart.tsx'

const SAVED_AFTER_MS = 2000

export type Letter = ReturnType<typeof useLetter>

/** The letter, saved two seconds after the last key and when the field is left. */
export const useLetter = ({ message, content }: MessageDetail) => {
  const [text, setText] = useState(content.body)
  const { mutate, isPending, error } = useEditMessage(message.id)
  const saved = useRef(content.body)
  const latest = useRef(text)
  latest.current = text

  const flush = () => {
    const body = latest.current
    if (body === saved.current || body.length > LETTER_MAX) return
    const before = saved.current
    saved.current = body
    mutate(
      { body },
      {
        onError: () => {
          saved.current = before
        },
      },
    )
  }
  const flushNow = useRef(flush)
  flushNow.current = flush
  useEffect(() => {
    const timer = setTimeout(() => flushNow.current(), SAVED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => () => flushNow.current(), [])

  return { text, write: setText, flush, isSaving: isPending, isDirty: text !== saved.current, error }
}
