import { useSession } from '../../../../app/session.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { Chip } from '../../../../ui/Chip.tsx'
import { intro } from '../../style.ts'
import { DEMO_LABEL } from '../../demoFamily.ts'
import type { View } from '../areas.ts'
import { AREAS } from '../areaWords.ts'
import { EXAMPLES } from './examples.tsx'
import { NEXT } from './nextSteps.ts'

/** What an area is, by what the demo family keeps in it, and one step that works today. */
export const AreaContent = ({ view }: { view: View }) => {
  const { user } = useSession()
  const { today, words, href, hrefSignedIn } = NEXT[view]
  return (
    <>
      <p css={intro}>{AREAS[view].line}</p>
      <div css={{ margin: '36px 0 20px' }}>{EXAMPLES[view]}</div>
      <p>
        <Chip>{DEMO_LABEL}</Chip> The Hales were made up to show you this.
      </p>
      <p css={[intro, { margin: '36px 0 24px' }]}>{today}</p>
      <ButtonLink href={user ? hrefSignedIn : href} size="large">
        {words}
      </ButtonLink>
    </>
  )
}
