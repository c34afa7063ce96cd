import { TriangleAlert } from 'lucide-react'
import { Banner } from '../../../ui/Banner.tsx'
import { useExplained } from '../../../ui/useExplained.ts'

/** What was refused, and what to do. */
export const Refusal = ({ error }: { error: unknown }) => {
  const refusal = useExplained(error)
  return refusal ? <Banner tone="problem" icon={TriangleAlert} title={refusal.message} live="assertive" /> : undefined
}
