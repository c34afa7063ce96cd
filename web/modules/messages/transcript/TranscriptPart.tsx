import { Undo2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { useAfterPress } from '../../../ui/afterPress.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { small, supporting } from '../../../ui/surfaces.ts'
import { TwoVersions } from '../compose/TwoVersions.tsx'
import type { SavedText } from '../compose/useSavedText.ts'
import { soundOf } from '../queries.ts'
import { CaptionFile } from '../../../transcript/CaptionFile.tsx'
import { captionStrings } from '../../../transcript/strings.ts'
import { Listening } from './Listening.tsx'
import { stamped } from './stamp.ts'
import { strings } from './strings.ts'
import { details } from '../../../ui/detailsStyle.ts'

const area = {
  fontFamily: 'var(--font-voice)',
  fontSize: 'var(--fs-body-l)',
  lineHeight: 1.6,
  resize: 'vertical',
} as const

type TranscriptPartProps = { words: SavedText; medium: MessageDetail['media'][number] }

/** Under a recording: its words, written while listening, pasted, or from a file. */
export function TranscriptPart({ words, medium }: TranscriptPartProps) {
  const { text, theirs, isDirty, isSaving, failed } = words
  const leave = useAfterPress(words.flush)
  /** Whoever comes back to mend what was not saved sees it at once. */
  const [isOpen] = useState(isDirty)
  const [before, setBefore] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    field.current?.focus()
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  const stamp = (atMs: number) => {
    const next = stamped(text, field.current?.selectionStart ?? text.length, atMs)
    caret.current = next.caret
    words.write(next.text)
  }
  const put = (next: string) => {
    words.write(next)
    words.flush()
  }
  const take = (file: string) => {
    setBefore(text)
    put(file)
  }
  const goBack = () => {
    put(before ?? '')
    setBefore(undefined)
  }
  const refusal = failed instanceof HttpError ? explain(failed).message : undefined
  const unfailed = isSaving ? strings.saving : isDirty ? strings.notYetSaved : strings.saved
  const status = failed && !refusal ? strings.onDevice : unfailed

  return (
    <details open={isOpen} css={[details, { width: '100%' }]}>
      <summary>{medium.transcript.trim() === '' ? strings.write : strings.written}</summary>
      <div css={{ display: 'grid', gap: 18, gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 8 }}>
        <p css={supporting}>{strings.why}</p>
        {theirs === undefined ? (
          <>
            <Listening src={soundOf(medium.id)} lengthMs={medium.durationMs ?? 0} onStamp={stamp} />
            <FieldFrame
              id={`words-${medium.id}`}
              label={strings.field}
              hint={strings.hint}
              {...(refusal !== undefined && { error: refusal })}
            >
              {(control) => (
                <textarea
                  {...control}
                  ref={field}
                  value={text}
                  rows={8}
                  onChange={(event) => words.write(event.target.value)}
                  onBlur={leave}
                  css={[input, area]}
                />
              )}
            </FieldFrame>
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: '6px 20px', alignItems: 'center' }}>
              <CaptionFile label={text.trim() === '' ? captionStrings.file : captionStrings.replace} onText={take} />
              {refusal && before !== undefined && (
                <Button look="quiet" icon={Undo2} onClick={goBack}>
                  {strings.before}
                </Button>
              )}
              <output css={small}>{text === '' && !isDirty ? '' : refusal ? '' : status}</output>
            </div>
          </>
        ) : (
          <TwoVersions said={strings.twoVersions} mine={words} theirs={theirs} />
        )}
      </div>
    </details>
  )
}
