import { useState } from 'react'
import { queryClient } from '../../../app/queryClient.ts'
import { batchesOf, type Found } from './found.ts'
import { keepSome } from './read.ts'

/** Keeps what was chosen, some at a time; a line that breaks is gone on from where it was. */
export const useKeep = () => {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const keep = async (found: readonly Found[]): Promise<void> => {
    setBusy(true)
    setError(undefined)
    const [good, bad] = [new Set(kept), new Map(refused)]
    try {
      for (const batch of batchesOf(found)) {
        for (const { id, code } of await keepSome(batch)) {
          if (code === null) good.add(id)
          else bad.set(id, code)
        }
        setKept(new Set(good))
        setRefused(new Map(bad))
      }
    } catch (caught) {
      setError(caught)
    }
    setBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['recipes'] })
  }
  return { keep, done: kept.size, kept, refused, isBusy, error }
}
