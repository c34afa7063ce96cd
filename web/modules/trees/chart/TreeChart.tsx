import { useMemo } from 'react'
import type { Chart } from '../../../../backend/modules/records/contract/chart.ts'
import { ChartView } from './ChartView.tsx'
import { drawnOf } from './drawn.ts'

type TreeChartProps = { chart: Pick<Chart, 'rootId' | 'people' | 'links' | 'n' | 'drawn'>; title: string }

/** A tree that is only looked at: behind a link, masked as it came, or the example of our public pages. */
export function TreeChart({ chart, title }: TreeChartProps) {
  const tree = useMemo(() => drawnOf([chart]), [chart])
  return chart.rootId !== null && <ChartView tree={tree} homeId={chart.rootId} title={title} />
}
