import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { momentInWords } from '../../../ui/moment.ts'
import { accountStrings as strings } from '../accountStrings.ts'

/** What the press did. */
export const Undone = ({ kind, waitsUntil }: { kind: string; waitsUntil: string | undefined }) =>
  kind === 'factor-removal-asked' ? (
    <p>{strings.keepAppLine}</p>
  ) : (
    <>
      <p>{strings.undoneLine}</p>
      {waitsUntil && (
        <>
          <p>{strings.undoWaits(momentInWords(waitsUntil))}</p>
          <p>{strings.undoWaitsToo}</p>
        </>
      )}
      <ButtonLink href={paths.resetPassword()} size="large">
        {strings.resetTitle}
      </ButtonLink>
    </>
  )
