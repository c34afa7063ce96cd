import { css } from '@emotion/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { CapsuleDetail, ContributionRow } from '../../../../backend/modules/capsules/contract.ts'
import { paths } from '../../../app/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { plainDay } from '../../../ui/dateInWords.ts'
import { card, phone, small } from '../../../ui/surfaces.ts'
import { BackLink } from '../BackLink.tsx'
import { Content } from '../Content.tsx'
import { Answers } from './Answers.tsx'
import { openingStrings as strings } from './strings.ts'

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 24px;
  align-items: end;
  margin-bottom: 28px;
  overflow-wrap: anywhere;
`
const one = css`
  ${card}
  display: grid;
  gap: 20px;
  padding: 26px 28px;
  min-width: 0;
  overflow-wrap: anywhere;
  ${phone} {
    padding: 20px;
  }
`
const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  margin-top: 24px;
`
const dayOf = (at: string | null): string => plainDay((at ?? '').slice(0, 10))

/** An opened capsule: one thing at a time, for as long as anybody likes, with the questions that were left for now. */
export function Opening({ row }: { row: CapsuleDetail }) {
  const [place, setPlace] = useState(-1)
  const { contents, damaged } = row
  const shown = contents[place]
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 }}>
        <BackLink />
        <Link href={paths.timeCapsules()}>{strings.stop}</Link>
      </div>
      <div css={head}>
        <div>
          <h1 tabIndex={-1}>{row.title}</h1>
          <p>{strings.sealedBy(dayOf(row.sealedAt), row.addedBy, dayOf(row.openedAt))}</p>
        </div>
        {damaged > 0 ? (
          <Chip tone="warn" icon={CircleAlert}>
            {strings.damaged(damaged)}
          </Chip>
        ) : (
          <Chip tone="ok" icon={CircleCheck}>
            {strings.unchanged(dayOf(row.sealedAt))}
          </Chip>
        )}
      </div>
      {!row.isReadable && <output>{strings.wait}</output>}
      {row.isReadable && !shown && (
        <div css={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          <p>{strings.first(contents.length)}</p>
          <Button onClick={() => setPlace(0)}>{strings.begin}</Button>
        </div>
      )}
      {shown && (
        <>
          <Shown key={shown.id} capsuleId={row.id} content={shown} />
          <div css={foot}>
            <Button look="secondary" onClick={() => setPlace(place - 1)}>
              {strings.back}
            </Button>
            <output>{strings.place(place + 1, contents.length)}</output>
            {place < contents.length - 1 ? (
              <Button onClick={() => setPlace(place + 1)}>{strings.next}</Button>
            ) : (
              <Link href={paths.timeCapsules()}>{strings.stop}</Link>
            )}
          </div>
        </>
      )}
    </>
  )
}

function Shown({ capsuleId, content }: { capsuleId: string; content: ContributionRow }) {
  return (
    <article css={one}>
      <div css={{ display: 'flex', gap: 14, alignItems: 'center' }}>
        <Avatar name={content.by} />
        <div>
          <p css={{ fontWeight: 600 }}>{content.kind === 'question' ? strings.leftQuestion(content.by) : content.by}</p>
          <p css={small}>{`${strings.kinds[content.kind]}, ${dayOf(content.addedAt)}`}</p>
        </div>
      </div>
      <Content capsuleId={capsuleId} content={content} />
      {content.kind === 'question' && <Answers capsuleId={capsuleId} question={content} />}
    </article>
  )
}
