import { Chip } from '../ui/Chip.tsx'
import { strings } from './strings.ts'

const clock = (at: string) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Says on every page that nothing here is kept. */
export const DemoChip = ({ until }: { until: string }) => (
  <Chip tone="ember">
    {strings.demoFamily}, ends at {clock(until)}
  </Chip>
)
