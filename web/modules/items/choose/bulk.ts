import { useMutation } from '@tanstack/react-query'
import {
  ChangedItem,
  ChangedItems,
  MOST_AT_ONCE,
  type ChangeItems,
  type ItemRow,
} from '../../../../backend/modules/items/contract.ts'
import { post } from '../../../app/http.ts'
import { sentenceOf } from '../../../app/problemInWords.ts'
import { showToast } from '../../../ui/toasts.ts'
import { UNDO_MS } from '../undo.ts'
import { apiOf } from '../queries.ts'
import { chooseStrings as strings } from './strings.ts'

export type Change = ChangeItems['change']
type Answer = ChangedItems['items'][number]
/** The same for several, and how it is taken back; without a way back there is none. */
export type Bulk = {
  readonly rows: readonly ItemRow[]
  readonly change: Change
  readonly done: (n: number) => string
}

const inParts = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))

export const changeAll = async (ids: readonly string[], change: Change): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (const part of inParts(ids, MOST_AT_ONCE))
    answers.push(...(await post('/api/items/bulk', { ids: part, change }, ChangedItems)).items)
  return answers
}

/** By what they had before: one change for all that had the same. */
const groupedBy = (rows: readonly ItemRow[], changeOf: (row: ItemRow) => Change) => {
  const groups = new Map<string, { change: Change; ids: string[] }>()
  for (const row of rows) {
    const change = changeOf(row)
    const key = JSON.stringify(change)
    const group = groups.get(key) ?? { change, ids: [] }
    group.ids.push(row.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** What each becomes again; undefined for what one change cannot say. */
export const backOf = (change: Change): ((row: ItemRow) => Change) | undefined => {
  if ('date' in change) {
    const { date } = change
    if ('shiftMinutes' in date) return () => ({ date: { shiftMinutes: -date.shiftMinutes } })
    return (row) => ({ date: { words: row.date.source === 'person' ? row.date.words : '' } })
  }
  if ('place' in change) return ({ placeId }) => ({ place: { placeId } })
  if ('visibility' in change) return ({ visibility }) => ({ visibility: { visibility } })
  if ('favorite' in change) return ({ isFavorite }) => ({ favorite: { isFavorite } })
  if ('bin' in change) return () => ({ restore: {} })
  return 'restore' in change ? () => ({ bin: {} }) : undefined
}

/** Whoever was there before is there again, and nobody else. */
const peopleBack = async (rows: readonly ItemRow[], answers: readonly Answer[]): Promise<void> => {
  const revisions = new Map(answers.map(({ id, revision }) => [id, revision]))
  for (const { id, personIds, speakerId } of rows) {
    const revision = revisions.get(id)
    if (typeof revision === 'number')
      await post(`${apiOf(id)}/people`, { personIds, speakerId }, ChangedItem, { revision })
  }
}

const takenBack = async (rows: readonly ItemRow[], change: Change, answers: readonly Answer[]): Promise<void> => {
  const back = backOf(change)
  if (!back) return peopleBack(rows, answers)
  for (const group of groupedBy(rows, back)) await changeAll(group.ids, group.change)
  return undefined
}

const mutationKey = ['items']
/**
 * Changes several at once, tells how many, and takes it back on a press.
 * @param onDone once they are changed: what asked for it may be gone by then, with what was chosen
 */
export const useBulk = (onDone: () => void) => {
  const undo = useMutation({
    mutationKey,
    mutationFn: ({ rows, change, answers }: Bulk & { readonly answers: readonly Answer[] }) =>
      takenBack(rows, change, answers),
    onSuccess: () => void showToast({ title: strings.undone }),
    onError: () => void showToast({ title: strings.notUndone, tone: 'destructive' }),
  })
  return useMutation({
    mutationKey,
    mutationFn: ({ rows, change }: Bulk) =>
      changeAll(
        rows.map(({ id }) => id),
        change,
      ),
    onSuccess: (answers, bulk) => {
      const isDone = new Set(answers.filter(({ code }) => code === null).map(({ id }) => id))
      const refused = answers.find(({ code }) => code !== null)?.code
      const rows = bulk.rows.filter(({ id }) => isDone.has(id))
      showToast({
        title: bulk.done(rows.length),
        shownForMs: UNDO_MS,
        ...(typeof refused === 'string' && {
          line: strings.notAll(bulk.rows.length - rows.length, sentenceOf(refused)),
          tone: 'destructive',
        }),
        ...(rows.length > 0 && {
          act: {
            words: strings.undo,
            otherwise: strings.undoOtherwise,
            onPress: () => undo.mutate({ ...bulk, rows, answers }),
          },
        }),
      })
      onDone()
    },
  })
}
