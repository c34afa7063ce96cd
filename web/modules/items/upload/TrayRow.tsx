import { css } from '@emotion/react'
import { CircleAlert, CircleCheck, Pause, Play, RotateCw, TriangleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../../ui/Chip.tsx'
import { sizeInWords } from '../../../ui/sizeInWords.ts'
import { small } from '../../../ui/surfaces.ts'
import { stateIn } from '../archive/inWords.ts'
import { archiveStrings } from '../archive/strings.ts'
import { useZip } from '../archive/useZip.ts'
import { ZipChip } from '../archive/ZipChip.tsx'
import { lineOf } from './entryWords.ts'
import type { Entry, Stage } from './queue.ts'
import { strings } from './strings.ts'
import { tray } from './tray.ts'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 156px 132px;
  gap: 4px 20px;
  align-items: center;
  min-height: 56px;
  padding: 4px 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
  & > :last-child {
    justify-self: end;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 12px 0;
    & > :nth-of-type(2) {
      grid-area: 2 / 1 / 3 / 3;
    }
    & > :last-child {
      grid-area: 3 / 1 / 4 / 3;
      justify-self: start;
    }
  }
`
const bar = css`
  width: 140px;
  max-width: 100%;
  height: 10px;
  border: 0;
  border-radius: 2px;
  appearance: none;
  background: var(--line);
  &::-webkit-progress-bar {
    border-radius: 2px;
    background: var(--line);
  }
  &::-webkit-progress-value {
    border-radius: 2px;
    background: var(--line-strong);
  }
  &::-moz-progress-bar {
    border-radius: 2px;
    background: var(--line-strong);
  }
`
const CHIPS: Readonly<Record<Stage, readonly [ChipTone, string, typeof CircleCheck?]>> = {
  waiting: ['plain', strings.waiting],
  sending: ['plain', strings.uploading],
  arrived: ['plain', strings.checking],
  safe: ['ok', strings.safe, CircleCheck],
  setAside: ['warn', strings.setAside, TriangleAlert],
  here: ['ok', strings.here, CircleCheck],
  refused: ['danger', strings.refused, CircleAlert],
  lost: ['warn', strings.lost, TriangleAlert],
}

/** A file on its way: its name and size, where it is, and what can be done about it. */
export function TrayRow({ entry }: { entry: Entry }) {
  const { stage, name, size, sent, isPaused } = entry
  const [tone, words, icon] = CHIPS[stage]
  const zip = useZip(entry)
  return (
    <li css={row}>
      <div>
        <b>{name}</b> <span css={small}>{sizeInWords(size)}</span>
      </div>
      <div css={[small, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' }]}>
        {stage === 'sending' && <progress css={bar} max={size} value={sent} aria-label={strings.progress(name)} />}
        {zip ? stateIn(zip) : lineOf(entry)}
      </div>
      <div>
        {zip ? (
          <ZipChip row={zip} />
        ) : (
          <Chip tone={tone} {...(icon && { icon })}>
            {isPaused && stage === 'waiting' ? strings.paused : words}
          </Chip>
        )}
      </div>
      <div>
        {zip ? (
          <See href={paths.memory('zips', `?zip=${zip.id}`)} words={archiveStrings.see} of={name} />
        ) : (
          <Act entry={entry} />
        )}
      </div>
    </li>
  )
}

const Act = ({ entry }: { entry: Entry }) => {
  const { id, stage, name, isPaused, hereId } = entry
  const named = <span className="sr-only">{strings.ofFile(name)}</span>
  if (isPaused && stage === 'waiting')
    return (
      <Button look="quiet" icon={Play} onClick={() => tray.goOn([id])}>
        {strings.goOn}
        {named}
      </Button>
    )
  if (stage === 'waiting' || stage === 'sending')
    return (
      <Button look="quiet" icon={Pause} onClick={() => tray.pause([id])}>
        {strings.pause}
        {named}
      </Button>
    )
  if (stage === 'refused' && entry.size > 0)
    return (
      <Button look="quiet" icon={RotateCw} onClick={() => tray.retry(id)}>
        {strings.retry}
        {named}
      </Button>
    )
  if (stage === 'lost' || stage === 'refused')
    return (
      <Button look="quiet" onClick={() => tray.forget([id])}>
        {strings.leaveOut}
        {named}
      </Button>
    )
  const itemId = stage === 'here' ? hereId : id
  if (stage === 'arrived' || itemId === undefined) return null
  return <See href={paths.memory(itemId)} words={strings.see} of={name} />
}

const See = ({ href, words, of }: { href: string; words: string; of: string }) => (
  <Link href={href} css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>
    {words}
    <span className="sr-only">{strings.ofFile(of)}</span>
  </Link>
)
