import { css } from '@emotion/react'
import { CalendarX2, Ear, EyeOff, Lock, Square } from 'lucide-react'
import { useState } from 'react'
import type { CapsuleDetail } from '../../../../backend/modules/capsules/contract.ts'
import { townOf } from '../../../../backend/kernel/words/zones.ts'
import { Button } from '../../../ui/Button.tsx'
import { plainDay } from '../../../ui/dateInWords.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useExplained } from '../../../ui/useExplained.ts'
import { useSeal } from '../capsules.ts'
import { inside } from '../inWords.ts'
import { strings as common } from '../strings.ts'
import { fillingStrings as strings } from './strings.ts'

const list = css`
  display: grid;
  margin: 0;
  padding: 4px 20px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  list-style: none;
  li {
    display: flex;
    gap: 18px;
    align-items: center;
    padding: 12px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  .lucide {
    flex: none;
  }
`
const icons = [EyeOff, Lock, CalendarX2] as const

type SealDialogProps = { row: CapsuleDetail; isOpen: boolean; onClose: () => void }

/** What sealing cannot undo, read and heard, before the title is typed. */
export const SealDialog = ({ row, isOpen, onClose }: SealDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={strings.sealTitle(row.title)}
    line={common.opensOn(plainDay(row.day), townOf(row.zone))}
  >
    <SealForm row={row} onClose={onClose} />
  </Dialog>
)

function SealForm({ row, onClose }: Pick<SealDialogProps, 'row' | 'onClose'>) {
  const [confirmWords, setConfirmWords] = useState('')
  const seal = useSeal(row.id)
  const refusal = useExplained(seal.error)
  const promises = strings.promises(inside(row))
  const onSuccess = () => {
    showToast({ title: strings.sealed(row.title) })
    onClose()
  }
  return (
    <form
      noValidate
      css={{ display: 'grid', gap: 18 }}
      onSubmit={(event) => {
        event.preventDefault()
        seal.mutate({ confirmWords }, { onSuccess })
      }}
    >
      <Hear text={[...promises.flat(), strings.after].join(' ')} />
      <ul css={list}>
        {promises.map(([title, line], index) => {
          const Icon = icons[index] ?? Lock
          return (
            <li key={title}>
              <Icon aria-hidden />
              <div>
                <p css={{ fontWeight: 600 }}>{title}</p>
                <p css={small}>{line}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p css={small}>{strings.after}</p>
      {refusal && (
        <p role="alert" css={problem}>
          {refusal.message}
        </p>
      )}
      <FieldFrame id="capsule-confirm" label={strings.typeTitle}>
        {(control) => (
          <input
            {...control}
            value={confirmWords}
            autoComplete="off"
            onChange={({ target }) => setConfirmWords(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button type="submit" icon={Lock} busy={seal.isPending} busyLabel={strings.sealing}>
          {strings.sealUntil(row.day.slice(0, 4))}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {strings.notYet}
        </Button>
      </div>
    </form>
  )
}

/** Reads it out, where the browser can speak. */
function Hear({ text }: { text: string }) {
  const [isSpeaking, setSpeaking] = useState(false)
  if (!('speechSynthesis' in window)) return null
  const press = () => {
    speechSynthesis.cancel()
    if (isSpeaking) return setSpeaking(false)
    const spoken = new SpeechSynthesisUtterance(text)
    spoken.lang = 'en'
    spoken.addEventListener('end', () => setSpeaking(false))
    setSpeaking(true)
    speechSynthesis.speak(spoken)
  }
  return (
    <div>
      <Button look="secondary" icon={isSpeaking ? Square : Ear} onClick={press}>
        {isSpeaking ? strings.stopHearing : strings.hear}
      </Button>
    </div>
  )
}
