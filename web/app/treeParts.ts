import { part } from './parts.tsx'

// Trees on pages of other modules; apart from the other parts, since the first page has no room for one more.
export const TreeChart = part(async () => (await import('../modules/trees/chart/TreeChart.tsx')).TreeChart)
export const DemoTree = part(async () => (await import('../modules/trees/chart/DemoTree.tsx')).DemoTree)
