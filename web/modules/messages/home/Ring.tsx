import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import { explain } from '../../../app/explain.ts'
import { paths } from '../../../app/paths.ts'
import { cardHead, eyebrow } from '../../../ui/cardStyle.ts'
import { RecordButton } from '../../../ui/RecorderParts.tsx'
import { Scene } from '../../../ui/Scene.tsx'
import { card, phone, supporting } from '../../../ui/surfaces.ts'
import { useCreateDraft } from '../commands.ts'
import { recordAtOnce } from '../recorder/atOnce.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 168px;
  overflow: hidden;
  & > svg {
    width: 100%;
    height: 100%;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    & > svg {
      height: 126px;
    }
  }
`
const answer = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  margin-top: 16px;
  .lucide {
    width: 34px;
    height: 34px;
  }
`

/** Begins a message, which is called as the question that it answers. */
export const useBegin = (title?: string) => {
  const create = useCreateDraft()
  const begin = async () => {
    const command = { messageId: uuid(), kind: 'mixed' as const, ...(title !== undefined && { title }) }
    return (await create.mutateAsync(command)).messageId
  }
  return { begin, isBusy: create.isPending, error: create.error }
}
type Beginning = ReturnType<typeof useBegin>

type RingProps = {
  over: string
  title: string
  line: string
  /** Beside the words above the title. */
  aside?: ReactNode
  /** Below the line beside the ring, and below both. */
  more?: ReactNode
  children?: ReactNode
  beginning: Beginning
}

/** A card whose ring opens the recorder, and has it begin: who gets it, and when, is asked afterwards. */
export function Ring({ over, title, line, aside, more, children, beginning }: RingProps) {
  const [, navigate] = useLocation()
  const titleId = useId()
  const { begin, isBusy, error } = beginning
  const tell = () =>
    void begin().then(
      (messageId) => {
        recordAtOnce(messageId)
        navigate(paths.compose(messageId, 2))
      },
      () => undefined, // a refusal stands in the card
    )
  return (
    <section css={[card, frame]} aria-labelledby={titleId}>
      <div css={{ padding: '16px 24px 24px' }}>
        <div css={cardHead}>
          <p css={eyebrow}>{over}</p>
          {aside}
        </div>
        <h2 id={titleId} aria-live="polite" css={{ marginTop: 8, fontSize: 'var(--fs-h3)' }}>
          {title}
        </h2>
        <div css={answer}>
          <RecordButton isRecording={false} label={strings.ring} onPress={tell} isWaiting={isBusy} isBusy={isBusy} />
          <div>
            <output css={{ display: 'block', fontWeight: 600 }}>{isBusy ? strings.opening : strings.press}</output>
            {error ? <p role="alert">{explain(error).message}</p> : <p css={supporting}>{line}</p>}
            {more}
          </div>
        </div>
        {children}
      </div>
      <Scene name="sill" />
    </section>
  )
}
