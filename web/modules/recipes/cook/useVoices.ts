import { useEffect, useState } from 'react'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import { queryClient } from '../../../app/queryClient.ts'
import { fileOf, memory, peaks } from '../memories.ts'

/** Where on this device each voice lies; those that could not be fetched are played from where they are. */
type Voices = ReadonlyMap<string, string>

const fetched = async (itemId: string, signal: AbortSignal): Promise<readonly [string, string] | undefined> => {
  try {
    await Promise.all([queryClient.prefetchQuery(memory(itemId)), queryClient.prefetchQuery(peaks(itemId))])
    const answer = await fetch(fileOf(itemId, 'play'), { credentials: 'include', signal })
    return answer.ok ? [itemId, URL.createObjectURL(await answer.blob())] : undefined
  } catch {
    return undefined
  }
}

/** Fetches all voices of the steps before anybody cooks, so that they play without a connection; null while it does. */
export const useVoices = ({ steps }: Pick<RecipeDetail, 'steps'>): Voices | null => {
  const ids = [...new Set(steps.flatMap(({ voiceId }) => (voiceId === null ? [] : [voiceId])))].join(' ')
  const [voices, setVoices] = useState<Voices | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const made: string[] = []
    const load = async () => {
      const found = await Promise.all(
        ids
          .split(' ')
          .filter(Boolean)
          .map((id) => fetched(id, leaving.signal)),
      )
      const kept = found.filter((one) => one !== undefined)
      made.push(...kept.map(([, url]) => url))
      if (leaving.signal.aborted) for (const url of made) URL.revokeObjectURL(url)
      else setVoices(new Map(kept))
    }
    void load()
    return () => {
      leaving.abort()
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [ids])
  return voices
}
