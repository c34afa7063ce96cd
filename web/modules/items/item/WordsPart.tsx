import { css } from '@emotion/react'
import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { linesIn, stampOf, type Line } from '../../../../backend/kernel/words/transcript.ts'
import { CaptionFile } from '../../../transcript/CaptionFile.tsx'
import { captionStrings } from '../../../transcript/strings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useRejectReading, useWriteWords } from '../commands.ts'
import { itemStrings as strings } from './strings.ts'

const voice = css`
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
  max-width: 34em;
`
const lines = css`
  ${voice}
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  button {
    min-width: 64px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
    font: 600 var(--fs-small) / 1.5 var(--font-ui);
    font-feature-settings: 'tnum';
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`
const frame = { display: 'grid', gap: 14, justifyItems: 'start' } as const

type WordsPartProps = { row: ItemDetail; onJump: (ms: number) => void }

/** What is said in it: as somebody wrote it down, else as a machine heard it, which anyone who may change it corrects. */
export function WordsPart({ row, onJump }: WordsPartProps) {
  const [isWriting, setIsWriting] = useState(false)
  const reject = useRejectReading()
  const { words, draft, mayChange, binnedAt, durationMs } = row
  if (durationMs === null || (row.kind !== 'voice' && row.kind !== 'video')) return null
  const mayWrite = mayChange && binnedAt === null
  const heard = draft?.text ?? ''
  if (words === '' && draft === null && !mayWrite) return null
  if (isWriting) return <Writing row={row} onDone={() => setIsWriting(false)} />
  const shown = words === '' ? heard : words
  return (
    <section aria-labelledby="item-words" css={frame}>
      <h2 id="item-words" css={{ fontSize: 'var(--fs-h3)' }}>
        {strings.words}
      </h2>
      {words === '' && heard !== '' && (
        <div>
          <Chip>{strings.roughDraft}</Chip>
          <p css={[small, { marginTop: 6 }]}>{strings.roughLine}</p>
        </div>
      )}
      {words === '' && draft && draft.state !== 'made' && <p css={small}>{strings.drafts[draft.state]}</p>}
      {shown !== '' && <Lines all={linesIn(shown)} onJump={onJump} />}
      {mayWrite && (
        <Button look="secondary" icon={PencilLine} onClick={() => setIsWriting(true)}>
          {shown === '' ? strings.writeWords : strings.correctWords}
        </Button>
      )}
      {mayWrite && words === '' && heard !== '' && (
        <Button
          look="secondary"
          icon={Trash2}
          busy={reject.isPending}
          busyLabel={strings.saving}
          onClick={() =>
            reject.mutate(
              { id: row.id, step: 'words' },
              { onSuccess: () => void showToast({ title: strings.draftThrownAway }) },
            )
          }
        >
          {strings.throwDraftAway}
        </Button>
      )}
    </section>
  )
}

const Lines = ({ all, onJump }: { all: readonly Line[]; onJump: (ms: number) => void }) => (
  <ol css={lines}>
    {all.map(({ atMs, text }, n) => (
      <li key={`${n} ${atMs ?? ''}`}>
        {atMs !== undefined && (
          <button type="button" aria-label={strings.playFrom(stampOf(atMs))} onClick={() => onJump(atMs)}>
            {stampOf(Math.floor(atMs / 1_000) * 1_000)}
          </button>
        )}
        <span>{text}</span>
      </li>
    ))}
  </ol>
)

function Writing({ row, onDone }: { row: ItemDetail; onDone: () => void }) {
  // The version that was on the page when it was opened: a change of another member is not overwritten.
  const [seen] = useState(row)
  const [text, setText] = useState(seen.words || (seen.draft?.text ?? ''))
  const write = useWriteWords(seen)
  const refusal = useExplained(write.error)
  return (
    <section aria-labelledby="item-words" css={[frame, { justifyItems: 'stretch' }]}>
      <h2 id="item-words" css={{ fontSize: 'var(--fs-h3)' }}>
        {strings.words}
      </h2>
      <FieldFrame
        id="item-words-field"
        label={strings.wordsLabel}
        hint={strings.wordsHint}
        {...(refusal && { error: refusal.message })}
      >
        {(control) => (
          <textarea
            {...control}
            value={text}
            rows={12}
            onChange={({ target }) => setText(target.value)}
            css={[input, voice, { maxWidth: 'none', resize: 'vertical' }]}
          />
        )}
      </FieldFrame>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Button
          busy={write.isPending}
          busyLabel={strings.saving}
          onClick={() => write.mutate(text, { onSuccess: onDone })}
        >
          {strings.save}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {strings.cancel}
        </Button>
        <CaptionFile label={text.trim() === '' ? captionStrings.file : captionStrings.replace} onText={setText} />
      </div>
    </section>
  )
}
