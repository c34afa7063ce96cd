import { useEffect, useRef, useState } from 'react'
import type { Link } from './layout/graph.ts'
import type { Asked } from './layout/layouts.ts'
import type { Layout } from './layout/shape.ts'
import { keyOf, type Answered, type Told } from './asking.ts'

type Tree = { readonly ids: readonly string[]; readonly links: readonly Link[] }
/** `asked` is what the layout was asked for, which may not be what is wanted by now. */
type LaidOut = { readonly drawn?: { readonly layout: Layout; readonly asked: Asked }; readonly hasFailed: boolean }

/** Where everyone stands, worked out beside the page; while the next layout is on its way the one before is shown. */
export const useLayout = (tree: Tree, asked: Asked): LaidOut => {
  const worker = useRef<Worker>(undefined)
  const version = useRef(0)
  const told = useRef<Tree>(undefined)
  const wanted = useRef('')
  const [shown, show] = useState<LaidOut>({ hasFailed: false })
  const key = keyOf(asked)
  useEffect(() => {
    const made = new Worker(new URL('layoutWorker.ts', import.meta.url), { type: 'module' })
    worker.current = made
    made.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (data.version !== version.current || data.key !== wanted.current) return
      const { layout } = data
      if (layout) show({ drawn: { layout, asked: JSON.parse(data.key) as Asked }, hasFailed: false })
      else show((before) => ({ ...before, hasFailed: true }))
    })
    made.addEventListener('error', () => show((before) => ({ ...before, hasFailed: true })))
    return () => {
      made.terminate()
      told.current = undefined
    }
  }, [])
  useEffect(() => {
    const tell = (message: Told) => worker.current?.postMessage(message)
    if (told.current !== tree) {
      told.current = tree
      version.current += 1
      tell({ is: 'tree', version: version.current, ids: tree.ids, links: tree.links })
    }
    wanted.current = key
    tell({ is: 'ask', version: version.current, asked: JSON.parse(key) as Asked })
  }, [tree, key])
  return shown
}
