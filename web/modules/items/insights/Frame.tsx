import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Choices } from '../../../../backend/modules/choices/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { get } from '../../../app/http.ts'
import { OutsideFamilies } from '../../../app/OutsideFamilies.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { strings as vaultStrings } from '../strings.ts'
import { insightStrings as strings } from './strings.ts'

type FrameProps = { title: string; line: string; children: ReactNode }

/** A page of what a machine noticed, where the family said yes to that. */
export function InsightsFrame({ title, line, children }: FrameProps) {
  const { isNone } = useFamily()
  const { data } = useQuery({
    queryKey: ['choices'],
    queryFn: () => get('/api/ai/choices', Choices),
    enabled: !isNone,
  })
  if (isNone) return <OutsideFamilies line={vaultStrings.noFamily} />
  return (
    <>
      <PlaceHead title={title} line={line} />
      {data?.family.organize === true
        ? children
        : data && (
            <EmptyState title={strings.off} line={strings.offLine}>
              <Link href={paths.choices()}>{strings.choices}</Link>
            </EmptyState>
          )}
    </>
  )
}
