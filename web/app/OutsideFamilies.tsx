import { ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { paths } from './paths.ts'

/** For someone who is in no family, where a page would show what a family keeps; `line` says what that is. */
export const OutsideFamilies = ({ line }: { line: string }) => (
  <EmptyState title="You’re not in a family right now" line={line}>
    <ButtonLink href={paths.familyCollaboration()}>Start a family</ButtonLink>
    <ButtonLink look="quiet" href={paths.invitations()}>
      See invitations for you
    </ButtonLink>
  </EmptyState>
)
