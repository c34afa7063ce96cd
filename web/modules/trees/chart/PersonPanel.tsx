import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { LocateFixed, Pause, Play, Plus, X } from 'lucide-react'
import { Link } from 'wouter'
import { Kin, type Keepsake, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button, ButtonLink, IconButton } from '../../../ui/Button.tsx'
import { clock } from '../../../ui/clock.ts'
import { card, small } from '../../../ui/surfaces.ts'
import { inWords } from '../inWords.ts'
import { person as personQuery } from '../queries.ts'
import { AddKeepsake } from './AddKeepsake.tsx'
import type { Beside } from './ChartView.tsx'
import { nameOf, yearsOf } from './people.ts'
import { keepsakes } from './queries.ts'
import { chartStrings as strings } from './strings.ts'
import type { Voice } from './useVoice.ts'

const frame = css`
  ${card}
  display: grid;
  gap: 18px;
  align-content: start;
  padding: 22px;
`
const head = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  h2 {
    margin: 0;
    font-size: var(--fs-h3);
    overflow-wrap: anywhere;
  }
`
const rows = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
`
const photos = css`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  flex-wrap: wrap;
  gap: 8px;
  img {
    display: block;
    width: 84px;
    height: 84px;
    object-fit: cover;
    border-radius: var(--r-patch);
  }
`

type PanelProps = {
  treeId: string
  of: Beside
  voice: Voice | undefined
  onPlay: (item: Keepsake) => void
  onAdd: (kin: Kin) => void
}

/** Someone of a chart, beside it: voices first, then pictures and what is known, and who can be added. */
export function PersonPanel({ treeId, of: { person, kin, close, center }, voice, onPlay, onAdd }: PanelProps) {
  const detail = useQuery(personQuery(treeId, person.id))
  const kept = useQuery(keepsakes(treeId, person.id))
  const name = nameOf(person)
  return (
    <aside css={frame} aria-labelledby="chart-person">
      <div css={head}>
        <Avatar name={person.name} seed={person.id} size={72} />
        <div>
          <h2 id="chart-person" dir="auto">
            {name}
          </h2>
          <span css={small}>{[yearsOf(person), kin && strings.yours(kin)].filter(Boolean).join(', ')}</span>
        </div>
        <IconButton icon={X} label={strings.close} onClick={close} />
      </div>
      <Loaded query={kept} words={strings.fetching}>
        {(all) => <Keepsakes items={all} voice={voice} onPlay={onPlay} />}
      </Loaded>
      <Loaded query={detail} words={strings.fetching}>
        {(known) => (
          <>
            <p css={{ margin: 0 }} dir="auto">
              {inWords(known)}
            </p>
            {known.mayChange && <Adding detail={known} onAdd={onAdd} />}
          </>
        )}
      </Loaded>
      <div css={acts}>
        <Button look="quiet" icon={LocateFixed} onClick={center}>
          {strings.center}
        </Button>
      </div>
      <ButtonLink look="secondary" href={paths.treePerson(treeId, person.id)}>
        <span dir="auto">{strings.open(name)}</span>
      </ButtonLink>
    </aside>
  )
}

const Adding = ({ detail, onAdd }: { detail: PersonDetail; onAdd: (kin: Kin) => void }) => (
  <div css={acts}>
    {Kin.options.map((each) => (
      <Button key={each} look="quiet" icon={Plus} onClick={() => onAdd(each)}>
        {strings.addKin[each]}
      </Button>
    ))}
    <AddKeepsake detail={detail} />
  </div>
)

type KeepsakesProps = { items: readonly Keepsake[]; voice: Voice | undefined; onPlay: (item: Keepsake) => void }

function Keepsakes({ items, voice, onPlay }: KeepsakesProps) {
  const voices = items.filter(({ kind }) => kind === 'voice')
  const pictures = items.filter(({ kind }) => kind === 'photo')
  return (
    <>
      {voices.length === 0 ? (
        <p css={[small, { margin: 0 }]}>{strings.noVoices}</p>
      ) : (
        <ul css={rows} aria-label={strings.voices(voices.length)}>
          {voices.map((item) => {
            const title = item.title || strings.untitled
            const isPlaying = voice?.itemId === item.itemId && !voice.isPaused
            return (
              <li key={item.itemId}>
                <Button look="secondary" icon={isPlaying ? Pause : Play} onClick={() => onPlay(item)}>
                  <span className="sr-only">{isPlaying ? strings.pause(title) : strings.play(title)}</span>
                  <span aria-hidden="true" dir="auto">
                    {title}
                  </span>
                </Button>{' '}
                {item.durationMs !== null && <span css={small}>{clock(item.durationMs)}</span>}
                {voice?.itemId === item.itemId && voice.caption !== '' && (
                  <p
                    css={{ fontFamily: 'var(--font-voice)', fontSize: 'var(--fs-voice)', margin: '8px 0 0' }}
                    dir="auto"
                  >
                    “{voice.caption}”
                  </p>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul css={photos} aria-label={strings.photos}>
          {pictures.map(({ itemId, title }) => (
            <li key={itemId}>
              <Link href={paths.memory(itemId)}>
                <img src={`/api/items/${itemId}/thumb`} alt={title || strings.untitledPhoto} loading="lazy" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
