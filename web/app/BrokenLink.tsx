import { paths } from './paths.ts'
import { HttpError } from './httpError.ts'
import { siteSettings } from './siteSettings.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { useExplained } from '../ui/useExplained.ts'

/** Whether the link itself is wrong: another try would say the same. */
export const isBroken = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'link-invalid'

/** What is wrong with a link, and a person who helps. */
export function BrokenLink({ error }: { error: unknown }) {
  const refusal = useExplained(error)
  const { supportPhone, supportTel } = siteSettings
  return (
    <>
      <p role="alert">{refusal?.message}</p>
      <ButtonLink href={paths.contact()} size="large">
        Talk to a person
      </ButtonLink>
      {supportPhone && (
        <p>
          Or call us: <a href={`tel:${supportTel}`}>{supportPhone}</a>
        </p>
      )}
    </>
  )
}
