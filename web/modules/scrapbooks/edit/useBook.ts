import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { Page, ScrapbookDetail } from '../../../../backend/modules/scrapbooks/contract.ts'
import { commandsFor, scrapbook } from '../scrapbooks.ts'

/** @number steps of a scrapbook's editor that can be undone */
const MOST_STEPS = 200

/** What can be taken back, and done again. */
type Step = { readonly undo: () => Promise<unknown>; readonly redo: () => Promise<unknown> }
type Told = { readonly isSaving: boolean; readonly savedAt: Date | undefined; readonly error: unknown }

/**
 * What changes a book, one after another, each to be undone. A page is saved on the version that was seen when somebody began
 * to change it, or that was saved here since.
 */
export const useBook = ({ id }: Pick<ScrapbookDetail, 'id'>) => {
  const client = useQueryClient()
  const send = useMemo(() => commandsFor(id), [id])
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const saved = useRef(new Map<string, number>())
  const [told, setTold] = useState<Told>({ isSaving: false, savedAt: undefined, error: undefined })
  // Known at once, and not only when it is saved: whoever presses Undo right away means the step that they have just made.
  const steps = useRef<{ done: readonly Step[]; undone: readonly Step[] }>({ done: [], undone: [] })
  const [counts, setCounts] = useState({ done: 0, undone: 0 })
  const setSteps = (done: readonly Step[], undone: readonly Step[]) => {
    steps.current = { done: done.slice(-MOST_STEPS), undone }
    setCounts({ done: steps.current.done.length, undone: undone.length })
  }

  const now = () => client.getQueryData(scrapbook(id).queryKey)
  const rowOf = (pageId: string) => now()?.pages.find((row) => row.id === pageId)
  const versionOf = (pageId: string) => Math.max(saved.current.get(pageId) ?? 0, rowOf(pageId)?.version ?? 0)
  const orderNow = () => now()?.pages.map((row) => row.id) ?? []
  const afterOf = (pageId: string): string | null => {
    const order = orderNow()
    return order[order.indexOf(pageId) + 1] ?? null
  }

  /** @returns whether it was done */
  const run = (work: () => Promise<unknown>): Promise<boolean> => {
    const mine = queue.current.then(async () => {
      setTold((before) => ({ ...before, isSaving: true }))
      try {
        await work()
        await client.invalidateQueries({ queryKey: ['scrapbooks'] })
        setTold({ isSaving: false, savedAt: new Date(), error: undefined })
        return true
      } catch (error) {
        await client.invalidateQueries({ queryKey: ['scrapbooks'] })
        setTold((before) => ({ ...before, isSaving: false, error }))
        return false
      }
    })
    queue.current = mine
    return mine
  }
  const keep = async (pageId: string, page: Page, version: number) => {
    await send.keep(pageId, { version, content: page }, { isLasting: true })
    saved.current.set(pageId, version + 1)
  }
  /** Does it, and remembers how it is taken back; what was refused never was. */
  const step = async (one: Step): Promise<boolean> => {
    setSteps([...steps.current.done, one], [])
    const isDone = await run(one.redo)
    if (!isDone)
      setSteps(
        steps.current.done.filter((each) => each !== one),
        steps.current.undone.filter((each) => each !== one),
      )
    return isDone
  }
  const undo = async () => {
    const { done, undone } = steps.current
    const last = done.at(-1)
    if (!last) return
    setSteps(done.slice(0, -1), [...undone, last])
    if (await run(last.undo)) return
    setSteps(
      [...steps.current.done, last],
      steps.current.undone.filter((each) => each !== last),
    )
  }
  const redo = async () => {
    const { done, undone } = steps.current
    const next = undone.at(-1)
    if (!next) return
    setSteps([...done, next], undone.slice(0, -1))
    if (await run(next.redo)) return
    setSteps(
      steps.current.done.filter((each) => each !== next),
      [...steps.current.undone, next],
    )
  }
  /** Where it stood is looked up when its turn comes: what was done before may have moved others. */
  const changing = (pageId: string, change: () => Promise<unknown>): Step => {
    let beforeId: string | null = null
    return {
      redo: () => {
        beforeId = afterOf(pageId)
        return change()
      },
      undo: () => send.move({ pageId, beforeId }),
    }
  }

  return {
    ...told,
    versionOf,
    /** Saves a page; `seen` is the version that was there when somebody began to change it. */
    keepPage: async (pageId: string, before: Page, after: Page, seen: number): Promise<boolean> => {
      let isFirst = true
      const redo = () => {
        const version = isFirst ? Math.max(seen, saved.current.get(pageId) ?? 0) : versionOf(pageId)
        isFirst = false
        return keep(pageId, after, version)
      }
      return step({ redo, undo: () => keep(pageId, before, versionOf(pageId)) })
    },
    addPage: (page: Page): Promise<boolean> => {
      const pageId = uuid()
      let isThere = false
      const redo = async () => {
        await (isThere ? send.move({ pageId, beforeId: null }) : keep(pageId, page, 0))
        isThere = true
      }
      return step({ redo, undo: () => send.takeOut([pageId]) })
    },
    takeOut: (pageId: string): Promise<boolean> => step(changing(pageId, () => send.takeOut([pageId]))),
    movePage: (pageId: string, beforeId: string | null): Promise<boolean> =>
      step(changing(pageId, () => send.move({ pageId, beforeId }))),
    fill: (itemIds: readonly string[]): Promise<boolean> => {
      let added: readonly string[] | undefined
      const redo = async () => {
        if (added) {
          for (const pageId of added) await send.move({ pageId, beforeId: null })
          return
        }
        const before = new Set(orderNow())
        await send.layOut({ itemIds: [...itemIds] })
        const { pages } = await client.fetchQuery({ ...scrapbook(id), staleTime: 0 })
        added = pages.map((row) => row.id).filter((pageId) => !before.has(pageId))
      }
      return step({ redo, undo: () => send.takeOut(added ?? []) })
    },
    canUndo: counts.done > 0,
    canRedo: counts.undone > 0,
    undo,
    redo,
  }
}
export type Book = ReturnType<typeof useBook>
