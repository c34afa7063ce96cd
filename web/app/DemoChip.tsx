import { Chip } from '../ui/Chip.tsx'
import { timeIn } from '../ui/moment.ts'
import { strings } from './strings.ts'

/** Says on every page that nothing here is kept. */
export const DemoChip = ({ until }: { until: string }) => (
  <Chip tone="ember">
    {strings.demoFamily}, ends at {timeIn(until)}
  </Chip>
)
