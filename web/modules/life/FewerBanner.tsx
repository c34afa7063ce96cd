import { TriangleAlert } from 'lucide-react'
import type { LifeView } from '../../../backend/modules/life/contract.ts'
import { paths } from '../../app/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { strings } from './plan/strings.ts'

/** Fewer contacts have agreed than a report of a death needs: what is kept for it can never go out. */
export function FewerBanner({ life: { needed, contacts } }: { life: LifeView }) {
  if (needed === null || contacts >= needed) return null
  return (
    <Banner
      tone="needs-you"
      icon={TriangleAlert}
      title={strings.fewer}
      actions={
        <ButtonLink look="secondary" href={paths.legacyContacts()}>
          {strings.contacts}
        </ButtonLink>
      }
    >
      {strings.fewerLine(needed, contacts)}
    </Banner>
  )
}
