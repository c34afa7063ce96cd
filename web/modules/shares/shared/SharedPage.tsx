import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'wouter'
import { Loaded } from '../../../app/Loaded.tsx'
import { LinkFrame } from '../../../app/LinkFrame.tsx'
import { isGone, isShut, sharedItems, sharedPage } from '../queries.ts'
import { OpenForm } from './OpenForm.tsx'
import { SharedThings } from './SharedThings.tsx'
import { strings } from './strings.ts'
import { paths } from '../../../app/paths.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** A link that was ended, has expired, never was, or is of another kind: the same page for each. */
const GonePage = () => (
  <LinkFrame title={strings.goneTitle} seed="gone">
    <p>{strings.goneLine}</p>
    <ButtonLink href={paths.contact()} look="secondary">
      {strings.talk}
    </ButtonLink>
    {siteSettings.supportPhone && (
      <p>
        {strings.call} <a href={`tel:${siteSettings.supportTel}`}>{siteSettings.supportPhone}</a>
      </p>
    )}
  </LinkFrame>
)

/** What a link shows: who shares it and until when, then its things; one page for every link that leads nowhere. */
export function SharedPage() {
  const { token } = useParams<{ token: string }>()
  const page = useQuery(sharedPage(token))
  const items = useQuery(sharedItems(token, page.data?.isOpen ?? false))
  const { refetch } = page
  const isClosed = isShut(items.error)
  useEffect(() => {
    if (isClosed) void refetch()
  }, [isClosed, refetch])
  if (isGone(items.error) || isGone(page.error)) return <GonePage />
  // A reading that failed on the way changes nothing: the next one comes soon.
  if (page.data?.isOpen && items.data && !isClosed) return <SharedThings token={token} shared={items.data} />
  return (
    <LinkFrame title={page.data?.title ?? strings.heading} seed="shared">
      <noscript>{strings.noScript}</noscript>
      <Loaded query={page} words={strings.fetching}>
        {(shared) =>
          shared.isOpen ? (
            <Loaded query={items} words={strings.fetching}>
              {() => null}
            </Loaded>
          ) : (
            <OpenForm token={token} page={shared} />
          )
        }
      </Loaded>
    </LinkFrame>
  )
}
