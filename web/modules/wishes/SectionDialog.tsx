import { useState } from 'react'
import { TITLES, type SectionRow, type When } from '../../../backend/modules/wishes/contract.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FieldFrame } from '../../ui/FieldFrame.tsx'
import { hint, input, problem } from '../../ui/fieldStyle.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { drafts } from './drafts.ts'
import { strings } from './strings.ts'
import { useSaveSection } from './wishes.ts'

/** Both are chosen: it may be meant so, and nobody should have to guess. */
const saysBoth = (words: string): boolean => /\bburi(al|ed)\b/iu.test(words) && /\bcremat/iu.test(words)

/** A section's words, and when they may be read. What was typed and not saved is there when it is opened again. */
export function SectionDialog({ section, onClose }: { section: SectionRow; onClose: () => void }) {
  const { name } = section
  const draft = drafts.get(name)
  // The version that was seen when it was opened: another page may save it meanwhile.
  const [basedOn] = useState(draft?.basedOn ?? section.savedAt)
  const [words, setWords] = useState(draft?.words ?? section.words)
  const [when, setWhen] = useState<When>(draft?.when ?? section.when)
  const save = useSaveSection(name)
  const refusal = useExplained(save.error)
  const keep = (next: { words?: string; when?: When }) => drafts.set(name, { words, when, basedOn, ...next })
  const done = () => {
    drafts.delete(name)
    showToast({ title: strings.saved(TITLES[name]) })
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={TITLES[name]}>
      <form
        noValidate
        css={{ display: 'grid', gap: 20 }}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ words, when, basedOn }, { onSuccess: done })
        }}
      >
        {refusal && (
          <p role="alert" css={problem}>
            {refusal.message}
          </p>
        )}
        <FieldFrame id="wish-words" label={strings.words} hint={strings.asks[name]}>
          {(control) => (
            <textarea
              {...control}
              rows={7}
              value={words}
              onChange={({ target }) => {
                setWords(target.value)
                keep({ words: target.value })
              }}
              css={input}
            />
          )}
        </FieldFrame>
        {name === 'resting' && saysBoth(words) && <p css={hint}>{strings.both}</p>}
        <RadioCards
          name="wish-when"
          legend={strings.when}
          value={when}
          choices={strings.whenChoices}
          onChange={(next) => {
            setWhen(next)
            keep({ when: next })
          }}
        />
        <div>
          <Button type="submit" busy={save.isPending} busyLabel={strings.saving}>
            {strings.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
