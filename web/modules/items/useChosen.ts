import { useCallback, useMemo, useState } from 'react'
import type { ItemRow } from '../../../backend/modules/items/contract.ts'
import { NONE, reached, still, toggled, type Chosen } from './grid/chosen.ts'

/** What is chosen of a list; what goes from the list is not chosen any more. */
export const useChosen = (rows: readonly ItemRow[], ids: ReadonlySet<string>) => {
  const [noted, setNoted] = useState<Chosen>(NONE)
  const chosen = useMemo(() => still(noted, ids), [noted, ids])
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const onChoose = useCallback(
    (id: string, isRange: boolean) =>
      setNoted((before) => (isRange ? reached(still(before, ids), id, order) : toggled(still(before, ids), id))),
    [ids, order],
  )
  const onClear = useCallback(() => setNoted(NONE), [])
  const chosenRows = useMemo(() => rows.filter(({ id }) => chosen.ids.has(id)), [rows, chosen])
  return { chosen, chosenRows, onChoose, onClear }
}
