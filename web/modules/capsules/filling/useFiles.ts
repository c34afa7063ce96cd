import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useContribute } from '../capsules.ts'
import { sendFile } from './sendFile.ts'
import { fillingStrings as strings } from './strings.ts'

/** Files that are on their way into a capsule, one after another, and what became of those that did not get there. */
export const useFiles = (capsuleId: string) => {
  const put = useContribute(capsuleId)
  const [sending, setSending] = useState<{ readonly name: string; readonly percent: number }>()
  const [faults, setFaults] = useState<readonly string[]>([])
  const one = async (file: File): Promise<void> => {
    const mediaId = uuid()
    try {
      setSending({ name: file.name, percent: 0 })
      await sendFile(capsuleId, mediaId, file, (part) =>
        setSending({ name: file.name, percent: Math.floor(part * 100) }),
      )
      await put.mutateAsync({ contributionId: uuid(), kind: 'file', mediaId, words: file.name.slice(0, 200) })
    } catch (error) {
      const why = error instanceof Error ? error.message : strings.notTaken
      setFaults((before) => [...before, strings.notSent(file.name, why)])
    }
  }
  const add = async (files: readonly File[]): Promise<void> => {
    setFaults([])
    for (const file of files) await one(file)
    setSending(undefined)
  }
  return { sending, faults, add }
}
