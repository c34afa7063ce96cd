import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ImagePlus, Mic, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ItemKind } from '../../../../backend/modules/items/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { clock } from '../../../ui/clock.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { dateOf } from '../../../ui/shortDay.ts'
import { small } from '../../../ui/surfaces.ts'
import { fileOf, memoriesOf, memory } from '../memories.ts'
import { editStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    justify-content: start;
    width: 100%;
    text-align: start;
  }
  img {
    width: 56px;
    height: 56px;
    object-fit: cover;
    border-radius: var(--r-patch);
  }
`
const chosen = css`
  display: flex;
  gap: 8px;
  align-items: center;
  overflow-wrap: anywhere;
`

type MemoryFieldProps = {
  kind: Extract<ItemKind, 'voice' | 'photo'>
  /** What the button says. */
  words: string
  /** Where that is not clear from the words around it. */
  of?: string
  ids: readonly string[]
  most: number
  onChange: (ids: readonly string[]) => void
}

/** Voices or pictures of the family's memories, which stay where they are: a recipe names them. */
export function MemoryField({ kind, words, of, ids, most, onChange }: MemoryFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      {ids.map((id) => (
        <Chosen key={id} itemId={id} onRemove={() => onChange(ids.filter((each) => each !== id))} />
      ))}
      {ids.length < most && (
        <Button
          look="quiet"
          icon={kind === 'voice' ? Mic : ImagePlus}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {words}
          {of !== undefined && <span className="sr-only">: {of}</span>}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words} line={strings.fromMemories[kind]}>
        <Offered
          kind={kind}
          without={ids}
          onChoose={(id) => {
            onChange([...ids, id])
            setOpen(false)
          }}
        />
      </Dialog>
    </div>
  )
}

function Chosen({ itemId, onRemove }: { itemId: string; onRemove: () => void }) {
  const { data, isError } = useQuery(memory(itemId))
  const title = isError ? strings.memoryGone : data?.title || strings.untitled
  return (
    <p css={chosen}>
      {title}
      <IconButton icon={X} label={strings.takeOut(title)} onClick={onRemove} />
    </p>
  )
}

type OfferedProps = Pick<MemoryFieldProps, 'kind'> & { without: readonly string[]; onChoose: (id: string) => void }

function Offered({ kind, without, onChoose }: OfferedProps) {
  const all = useQuery(memoriesOf(kind))
  return (
    <Loaded query={all} words={strings.fetchingMemories}>
      {(rows) => {
        const offered = rows.filter(({ id }) => !without.includes(id))
        if (offered.length === 0)
          return (
            <p>
              {strings.noMemories[kind]}{' '}
              <Link href={kind === 'voice' ? paths.voiceMessages() : `${paths.memoryVault()}?add`}>
                {strings.addOne[kind]}
              </Link>
            </p>
          )
        return (
          <ul css={list}>
            {offered.map(({ id, title, addedAt, durationMs, variants }) => (
              <li key={id}>
                <Button look="secondary" onClick={() => onChoose(id)}>
                  {kind === 'photo' && variants.includes('thumb') && <img src={fileOf(id, 'thumb')} alt="" />}
                  <span>
                    {title || strings.untitled}
                    <span css={[small, { display: 'block' }]}>
                      {[dateOf(addedAt), durationMs === null ? '' : clock(durationMs)].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </Loaded>
  )
}
