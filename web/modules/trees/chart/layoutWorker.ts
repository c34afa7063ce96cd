import { keyOf, type Answered, type Told } from './asking.ts'
import { graphOf, type Graph } from './layout/graph.ts'
import { layoutOf, type Asked } from './layout/layouts.ts'
import type { Layout } from './layout/shape.ts'

/** @number layouts of a tree that are kept while it does not change */
const MOST_KEPT = 20

let version = 0
let graph: Graph = graphOf([], [])
const kept = new Map<string, Layout>()

const laidOut = (asked: Asked): Layout | undefined => {
  const key = keyOf(asked)
  const known = kept.get(key)
  if (known) return known
  try {
    const layout = layoutOf(graph, asked)
    if (kept.size >= MOST_KEPT) kept.delete([...kept.keys()][0] ?? '')
    kept.set(key, layout)
    return layout
  } catch {
    return undefined
  }
}

const answer = (answered: Answered): void => {
  // A worker has no other origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(answered)
}

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if (data.is === 'tree') {
    version = data.version
    graph = graphOf(data.ids, data.links)
    kept.clear()
  } else if (data.version === version) {
    const layout = laidOut(data.asked)
    answer({ version, key: keyOf(data.asked), ...(layout && { layout }) })
  }
})
