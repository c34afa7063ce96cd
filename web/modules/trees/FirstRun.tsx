import { css } from '@emotion/react'
import { FileUp, Mic, UserRound, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { v7 as uuid } from 'uuid'
import { useFamily } from '../../app/family.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { card, supporting } from '../../ui/surfaces.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { Bring } from './bring/Bring.tsx'
import { useBeginWithMe } from './beginWithMe.ts'
import { strings } from './strings.ts'

const ways = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: 20px;
`
const way = css`
  ${card}
  display: grid;
  gap: 12px;
  align-content: start;
  justify-items: start;
  padding: 24px;
`

/** How a tree begins: with oneself, with a file, or with a voice. */
export function FirstRun({ onBegun }: { onBegun: (treeId: string) => void }) {
  const { may } = useFamily()
  const begin = useBeginWithMe()
  const refusal = useExplained(begin.error)
  const [treeId] = useState(() => uuid())
  if (!may('add')) return <EmptyState title={strings.firstTitle} line={strings.firstForViewer} />
  return (
    <section aria-labelledby="first-run" css={{ display: 'grid', gap: 16 }}>
      <h2 id="first-run">{strings.firstTitle}</h2>
      <p css={supporting}>{strings.firstLine}</p>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <div css={ways}>
        <Way icon={UserRound} title={strings.startWithMe} line={strings.startWithMeLine}>
          <Button
            busy={begin.isPending}
            busyLabel={strings.saving}
            onClick={() => begin.mutate({ treeId }, { onSuccess: () => onBegun(treeId) })}
          >
            {strings.startWithMe}
          </Button>
        </Way>
        <Way icon={FileUp} title={strings.bring} line={strings.bringLine}>
          <Bring onBegun={onBegun} />
        </Way>
        <Way icon={Mic} title={strings.recordElder} line={strings.recordElderLine}>
          <ButtonLink look="secondary" href={paths.askForStory('')}>
            {strings.recordElder}
          </ButtonLink>
        </Way>
      </div>
    </section>
  )
}

type WayProps = { icon: LucideIcon; title: string; line: string; children: ReactNode }

const Way = ({ icon: Icon, title, line, children }: WayProps) => (
  <div css={way}>
    <Icon aria-hidden />
    <h3>{title}</h3>
    <p css={supporting}>{line}</p>
    {children}
  </div>
)
