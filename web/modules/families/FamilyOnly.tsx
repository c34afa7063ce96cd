import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FamilyView } from '../../../backend/modules/families/contract.ts'
import { useFamily } from '../../app/family.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { NoFamily } from './NoFamily.tsx'
import { family } from './queries.ts'
import { strings } from './strings.ts'

/** A page about the family that the window shows, once that is known; whoever is in none can begin one. */
export function FamilyOnly({ children }: { children: (view: FamilyView) => ReactNode }) {
  const shown = useQuery(family())
  const { isNone } = useFamily()
  if (isNone) return <NoFamily />
  return (
    <Loaded query={shown} words={strings.fetching}>
      {children}
    </Loaded>
  )
}
