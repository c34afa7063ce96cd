import { css } from '@emotion/react'
import { HelpCircle, Lock, Mic, Pencil, PenLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { CapsuleDetail } from '../../../../backend/modules/capsules/contract.ts'
import { townOf } from '../../../../backend/kernel/words/zones.ts'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { plainDay } from '../../../ui/dateInWords.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { BackLink } from '../BackLink.tsx'
import { useRemoveCapsule } from '../capsules.ts'
import { inside } from '../inWords.ts'
import { ChangeForm } from '../StartForm.tsx'
import { strings as common } from '../strings.ts'
import { ChooseFiles } from './ChooseFiles.tsx'
import { SealDialog } from './SealDialog.tsx'
import { fillingStrings as strings } from './strings.ts'
import { Tray } from './Tray.tsx'
import { useFiles } from './useFiles.ts'
import { VoiceForm } from './VoiceForm.tsx'
import { WordsForm } from './WordsForm.tsx'

const column = css`
  display: grid;
  gap: 28px;
  overflow-wrap: anywhere;
`
const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
type Open = 'voice' | 'words' | 'question' | 'change' | 'seal'
const titles: Readonly<Record<Exclude<Open, 'seal'>, string>> = {
  voice: strings.voice,
  words: strings.writeTitle,
  question: strings.askTitle,
  change: common.change,
}

/** A capsule while it is filled: what the reader put in, ways to put more in, and its sealing. */
export function Filling({ row }: { row: CapsuleDetail }) {
  const mayAdd = useFamily().may('add')
  const [open, setOpen] = useState<Open>()
  const { sending, faults, add } = useFiles(row.id)
  const close = () => setOpen(undefined)
  const placed = () => {
    showToast({ title: strings.placed })
    close()
  }
  return (
    <div css={column}>
      <div>
        <BackLink />
        <h1 tabIndex={-1}>{row.title}</h1>
        <p>{common.opensOn(plainDay(row.day), townOf(row.zone))}</p>
        <p>{`${inside(row)}.`}</p>
      </div>
      {mayAdd && (
        <div css={buttons}>
          <ChooseFiles onChoose={(files) => void add(files)} />
          <Button look="secondary" icon={Mic} onClick={() => setOpen('voice')}>
            {strings.voice}
          </Button>
          <Button look="secondary" icon={PenLine} onClick={() => setOpen('words')}>
            {strings.write}
          </Button>
          <Button look="secondary" icon={HelpCircle} onClick={() => setOpen('question')}>
            {strings.ask}
          </Button>
        </div>
      )}
      <output>{sending && strings.sending(sending.name, sending.percent)}</output>
      {faults.map((fault) => (
        <p key={fault} role="alert" css={problem}>
          {fault}
        </p>
      ))}
      <Tray row={row} />
      {row.mayChange && <Keeping row={row} onOpen={setOpen} />}
      {open !== undefined && open !== 'seal' && (
        <Dialog isOpen onClose={close} title={titles[open]}>
          {open === 'change' && <ChangeForm row={row} onDone={close} />}
          {(open === 'words' || open === 'question') && <WordsForm capsuleId={row.id} kind={open} onDone={placed} />}
          {open === 'voice' && (
            <VoiceForm
              onTaken={(file) => {
                close()
                void add([file])
              }}
            />
          )}
        </Dialog>
      )}
      <SealDialog row={row} isOpen={open === 'seal'} onClose={close} />
    </div>
  )
}

/** What its creator does with the whole of it. */
function Keeping({ row, onOpen }: { row: CapsuleDetail; onOpen: (open: Open) => void }) {
  const [, navigate] = useLocation()
  const [removing, setRemoving] = useState<CapsuleDetail>()
  const removal = useRemoveCapsule()
  return (
    <div css={buttons}>
      <Button icon={Lock} onClick={() => onOpen('seal')}>
        {strings.seal}
      </Button>
      <Button look="secondary" icon={Pencil} onClick={() => onOpen('change')}>
        {common.change}
      </Button>
      <MoreMenu
        label={common.more}
        items={[{ words: common.remove, icon: Trash2, onSelect: () => setRemoving(row), isDanger: true }]}
      />
      <RemoveDialog
        thing={removing}
        words={({ title }) => ({
          title: common.removeTitle(title),
          line: common.removeLine,
          done: common.removed(title),
        })}
        removal={{
          ...removal,
          mutate: (thing, { onSuccess }) =>
            removal.mutate(thing, {
              onSuccess: () => {
                onSuccess()
                navigate(paths.timeCapsules())
              },
            }),
        }}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  )
}
