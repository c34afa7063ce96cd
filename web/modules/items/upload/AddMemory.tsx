import { css } from '@emotion/react'
import { ImagePlus, Mic, PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { phone, small } from '../../../ui/surfaces.ts'
import { ZipsBefore } from '../archive/ZipsBefore.tsx'
import { VoiceForm } from '../voice/VoiceForm.tsx'
import { WriteForm } from '../voice/WriteForm.tsx'
import { voiceStrings } from '../voice/strings.ts'
import { Choose, ChooseFolder } from './Choose.tsx'
import { strings } from './strings.ts'
import { useAdding } from './useAdding.ts'

const onPhone = css`
  ${phone} {
    align-self: stretch;
  }
`
type Open = 'ways' | 'voice' | 'words'
const TITLES: Readonly<Record<Open, string>> = {
  ways: strings.addTitle,
  voice: voiceStrings.title,
  words: voiceStrings.writeTitle,
}

/** The button that adds to the library, and the ways to do it; `?add` opens them. */
export function AddMemory() {
  const isAsked = new URLSearchParams(useSearch()).has('add')
  const [, navigate] = useLocation()
  const [chosen, setOpen] = useState<Open>()
  const open = chosen ?? (isAsked ? 'ways' : undefined)
  const add = useAdding()
  const close = () => {
    setOpen(undefined)
    if (isAsked) navigate(paths.memoryVault(), { replace: true })
  }
  const choose = (files: readonly File[]) => {
    add(files)
    close()
  }
  return (
    <>
      <Button look="secondary" icon={ImagePlus} css={onPhone} onClick={() => setOpen('ways')}>
        {strings.add}
      </Button>
      <Dialog isOpen={open !== undefined} onClose={close} title={open === undefined ? '' : TITLES[open]}>
        {open === 'ways' && (
          <div css={{ display: 'grid', gap: 14, justifyItems: 'start' }}>
            <p>{strings.addLine}</p>
            <Choose words={strings.files} look="primary" onChoose={choose} />
            <ChooseFolder onChoose={choose} />
            <p css={small}>{strings.dropLine}</p>
            <ZipsBefore />
            <Button look="secondary" icon={Mic} onClick={() => setOpen('voice')}>
              {strings.record}
            </Button>
            <Button look="secondary" icon={PencilLine} onClick={() => setOpen('words')}>
              {strings.write}
            </Button>
          </div>
        )}
        {open === 'voice' && <VoiceForm onDone={close} />}
        {open === 'words' && <WriteForm onDone={close} />}
      </Dialog>
    </>
  )
}
