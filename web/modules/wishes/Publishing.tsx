import { css } from '@emotion/react'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { WishesView } from '../../../backend/modules/wishes/contract.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { plainDateIn } from '../../ui/moment.ts'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { strings } from './strings.ts'
import { useWishes } from './wishes.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

const Standing = ({ view }: { view: WishesView }) => {
  const { version, publishedAt, sections, readers } = view
  const changed = sections.filter(({ isChanged }) => isChanged).length
  if (publishedAt === null)
    return (
      <p>
        <strong>{version === 0 ? strings.unpublished : strings.withdrawn}</strong> {strings.unpublishedLine}
      </p>
    )
  return (
    <div css={{ display: 'grid', gap: 4 }}>
      <p>
        <strong>{strings.published(version, plainDateIn(publishedAt))}</strong>
        {changed > 0 && ` ${strings.changed(changed)}`}
      </p>
      {readers.length > 0 && <p css={{ color: 'var(--ink-2)' }}>{strings.readBy(listed.format(readers))}</p>}
    </div>
  )
}

/** How the wishes stand, and what makes them readable, or takes them back. */
export function Publishing({ view }: { view: WishesView }) {
  const publish = useWishes('publish')
  const review = useWishes('review')
  const withdraw = useWishes('withdraw')
  const [isTakingBack, setTakingBack] = useState(false)
  const refusal = useExplained(publish.error ?? review.error)
  const { sections, publishedAt, reviewedAt, version, readers } = view
  const isWritten = sections.some(({ words }) => words !== '')
  const isChanged = publishedAt === null || sections.some((section) => section.isChanged)
  return (
    <section css={{ display: 'grid', gap: 12 }}>
      <div css={row}>
        <Standing view={view} />
        <div css={acts}>
          {isWritten && (
            <Button look="secondary" icon={Printer} onClick={() => print()}>
              {strings.print}
            </Button>
          )}
          {isWritten && isChanged && (
            <Button
              busy={publish.isPending}
              busyLabel={strings.publishing}
              onClick={() => publish.mutate({}, { onSuccess: () => showToast({ title: strings.isPublished }) })}
            >
              {strings.publish(version + 1)}
            </Button>
          )}
        </div>
      </div>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      {readers.length === 0 && (
        <p>
          {strings.noReaders}{' '}
          <Link href={paths.legacyContacts()} css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            {strings.addContact}
          </Link>
        </p>
      )}
      {publishedAt !== null && (
        <div css={row}>
          <p css={{ color: 'var(--ink-2)' }}>{reviewedAt !== null && strings.lastReviewed(plainDateIn(reviewedAt))}</p>
          <div css={acts}>
            <Button
              look="secondary"
              busy={review.isPending}
              busyLabel={strings.reviewing}
              onClick={() => review.mutate({}, { onSuccess: () => showToast({ title: strings.reviewed }) })}
            >
              {strings.review}
            </Button>
            <Button look="quiet" onClick={() => setTakingBack(true)}>
              {strings.withdraw}
            </Button>
          </div>
        </div>
      )}
      <RemoveDialog
        thing={isTakingBack ? {} : undefined}
        words={() => ({
          title: strings.withdrawTitle,
          line: strings.withdrawLine,
          yes: strings.withdraw,
          no: strings.keep,
          done: strings.isWithdrawn,
        })}
        removal={withdraw}
        onClose={() => setTakingBack(false)}
      />
    </section>
  )
}
