import { css, Global } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Link, Redirect, useParams, useSearch } from 'wouter'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { isArmed, isDormant } from '../../../../backend/modules/messages/contract/status.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { messages, sealedIn } from '../../../app/ownMessages.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { plainDateIn } from '../../../ui/moment.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { phone, supporting } from '../../../ui/surfaces.ts'

import { keepStrings } from '../keepStrings.ts'
import { message } from '../queries.ts'
import { messageName, namesInWords } from '../stateStrings.ts'
import { strings } from '../strings.ts'
import { SealedThread } from './SealedThread.tsx'
import { sealedStrings } from './sealedStrings.ts'
import { sealedSteps } from './steps.ts'
import { SewnBlock } from './SewnBlock.tsx'

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 370px) minmax(0, 1fr);
  gap: 48px;
  align-items: center;
  margin: 24px 0 72px;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
    margin: 8px 0 48px;
  }
`
const title = css`
  font-size: 3.25rem;
  line-height: 1.08;
  ${phone} {
    font-size: var(--fs-h1);
  }
  span {
    display: block;
  }
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin: 24px 0 8px;
  ${phone} {
    & > * {
      width: 100%;
    }
  }
`
const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`
/** Only the card is printed, in ink on white. */
const printed = css`
  @media print {
    :root[data-theme],
    :root {
      --ground: #fff;
      --seam: #fff;
      --ink: #231b33;
      --ink-2: #231b33;
      --line-strong: #231b33;
    }
    :has(> div > #main) {
      display: block !important;
    }
    nav,
    header,
    main button,
    main a {
      display: none !important;
    }
  }
`

export function SealedPage() {
  const { messageId } = useParams<{ messageId: string }>()
  const one = useQuery(message(messageId))
  return (
    <>
      {one.error && !one.data && (
        <PageHeader title={sealedStrings.noMessage} back={{ href: paths.messages(), words: strings.title }} />
      )}
      <Loaded query={one}>{(detail) => <Sealed detail={detail} isFetching={one.isFetching} />}</Loaded>
    </>
  )
}

/** The whole page says who gets it and when; what is no longer sealed is shown on its own page. */
function Sealed({ detail, isFetching }: { detail: MessageDetail; isFetching: boolean }) {
  const isAgain = new URLSearchParams(useSearch()).has('again')
  const { user } = useSession()
  const { data: all, isFetchedAfterMount } = useQuery(messages())
  const { message: row, recipients } = detail
  const steps = sealedSteps(row, siteSettings.dayMs)
  const isKept = isDormant(row.state)
  if (!isArmed(row.state) || (row.dueAt === null && !isKept) || !user)
    // What was read before the seal may be shown first: the answer that follows it is on its way.
    return isFetching ? null : <Redirect to={paths.message(row.id)} replace />
  const sewn = all && isFetchedAfterMount ? sealedIn(all.counts) : 0
  const isCounted = !isAgain && sewn > 0
  return (
    <>
      <Global styles={printed} />
      <div css={grid}>
        <div css={{ aspectRatio: 1, [phone]: { maxWidth: 260 } }}>
          {sewn > 0 && <SewnBlock seed={user.id} sewn={sewn} />}
        </div>
        <div>
          <h1 tabIndex={-1} css={title}>
            <span>{sealedStrings.title(namesInWords(recipients.map(({ name }) => name)))}</span>{' '}
            <span>{isKept ? keepStrings.kept : plainDateIn(row.dueAt ?? '', row.zone ?? undefined)}.</span>
          </h1>
          <p css={[supporting, { marginTop: 20, fontSize: 'var(--fs-body-l)', maxWidth: '34em' }]}>
            {(isKept ? keepStrings : sealedStrings).isSafe(messageName(row))} {isCounted && sealedStrings.strip(sewn)}
          </p>
          <div css={acts}>
            <ButtonLink href={paths.home()}>{sealedStrings.home}</ButtonLink>
            <Button look="secondary" icon={Printer} onClick={() => window.print()}>
              {sealedStrings.print}
            </Button>
          </div>
          <div css={links}>
            <Link href={paths.compose()}>{sealedStrings.another}</Link>
            <Link href={paths.message(row.id)}>{sealedStrings.look}</Link>
          </div>
        </div>
      </div>
      <SealedThread steps={steps} title={isKept ? keepStrings.before : sealedStrings.before} />
    </>
  )
}
