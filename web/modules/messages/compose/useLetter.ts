import { useEffect, useState } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { useEditMessage } from '../commands.ts'

export const LETTER_MAX = 20_000
const SAVED_AFTER_MS = 2000

export type Letter = ReturnType<typeof useLetter>

/** Saves a text some time after its last change, and when asked; a refused one is tried again with the next change. */
const createSaver = (first: string, save: (body: string) => Promise<unknown>, show: (isDirty: boolean) => void) => {
  let saved = first
  let latest = first
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    if (latest === saved || latest.length > LETTER_MAX) return
    const before = saved
    saved = latest
    save(latest).then(
      () => show(latest !== saved),
      () => {
        saved = before
      },
    )
  }
  return {
    write: (text: string) => {
      latest = text
      show(true)
      clearTimeout(timer)
      timer = setTimeout(flush, SAVED_AFTER_MS)
    },
    flush,
  }
}

/** The letter, saved two seconds after the last key and when the field or the page is left. */
export const useLetter = ({ message, content }: MessageDetail) => {
  const [text, setText] = useState(content.body)
  const [isDirty, setIsDirty] = useState(false)
  const { mutateAsync, error } = useEditMessage(message.id)
  const [saver] = useState(() => createSaver(content.body, (body) => mutateAsync({ body }), setIsDirty))
  useEffect(() => saver.flush, [saver])
  const write = (next: string) => {
    setText(next)
    saver.write(next)
  }
  return { text, write, flush: saver.flush, isDirty, error }
}
