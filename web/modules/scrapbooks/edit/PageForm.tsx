import { css } from '@emotion/react'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import {
  LAYOUT_IDS,
  LAYOUTS,
  MOST_CAPTION,
  MOST_HEADING,
  MOST_WORDS,
  MOST_ZOOM,
  NO_PHOTO,
  hasWords,
  slotsIn,
  type Page,
  type Slot,
} from '../../../../backend/modules/scrapbooks/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { editStrings as strings } from './strings.ts'

const layouts = LAYOUT_IDS.map((value) => ({ value, words: LAYOUTS[value].words }))
const isLayout = (value: string): value is Page['layout'] => LAYOUT_IDS.some((each) => each === value)

const column = css`
  display: grid;
  gap: 20px;
  align-content: start;
`
const group = css`
  display: grid;
  gap: 14px;
  margin: 0;
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-patch);
  legend {
    padding: 0 6px;
    font-weight: 600;
  }
  summary {
    min-height: 44px;
    padding-block: 10px;
    cursor: pointer;
  }
  input[type='range'] {
    width: 100%;
    min-height: 44px;
    accent-color: var(--primary);
  }
`

type PageFormProps = {
  page: Page
  onChange: (page: Page) => void
  /** Somebody has left a field: what is written is saved now. */
  onLeave: () => void
}

/** What stands on a page: its layout, its photos with captions, and its words. */
export function PageForm({ page, onChange, onLeave }: PageFormProps) {
  const setSlot = (at: number, changes: Partial<Slot>) => {
    const slots = Array.from({ length: Math.max(page.slots.length, at + 1) }, (_, n) => page.slots[n] ?? NO_PHOTO)
    onChange({ ...page, slots: slots.with(at, { ...(slots[at] ?? NO_PHOTO), ...changes }) })
  }
  return (
    <div css={column} onBlur={onLeave}>
      <Select
        id="page-layout"
        label={strings.layout}
        value={page.layout}
        choices={layouts}
        onChange={(layout) => isLayout(layout) && onChange({ ...page, layout })}
      />
      {hasWords(page.layout) && <Words page={page} onChange={onChange} />}
      {Array.from({ length: slotsIn(page.layout) }, (_, at) => (
        <PhotoPart key={at} at={at} slot={page.slots[at] ?? NO_PHOTO} onChange={(changes) => setSlot(at, changes)} />
      ))}
    </div>
  )
}

const Words = ({ page, onChange }: Pick<PageFormProps, 'page' | 'onChange'>) => (
  <>
    <FieldFrame id="page-heading" label={strings.heading} optional>
      {(control) => (
        <input
          {...control}
          value={page.heading}
          maxLength={MOST_HEADING}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...page, heading: target.value })}
          css={input}
        />
      )}
    </FieldFrame>
    <FieldFrame id="page-words" label={strings.words} optional>
      {(control) => (
        <textarea
          {...control}
          value={page.words}
          maxLength={MOST_WORDS}
          rows={5}
          onChange={({ target }) => onChange({ ...page, words: target.value })}
          css={[input, { resize: 'vertical' }]}
        />
      )}
    </FieldFrame>
  </>
)

const CUTS = [
  ['x', strings.cutX, 0, 1],
  ['y', strings.cutY, 0, 1],
  ['zoom', strings.zoom, 1, MOST_ZOOM],
] as const

type PhotoPartProps = { at: number; slot: Slot; onChange: (changes: Partial<Slot>) => void }

function PhotoPart({ at, slot, onChange }: PhotoPartProps) {
  const [isChoosing, setChoosing] = useState(false)
  const hasPhoto = slot.itemId !== null
  const choose = hasPhoto ? strings.another : strings.choose
  const named = <span className="sr-only">: {strings.photo(at + 1)}</span>
  return (
    <fieldset css={group}>
      <legend>{strings.photo(at + 1)}</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px' }}>
        <Button look="quiet" icon={ImagePlus} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {choose}
          {named}
        </Button>
        {hasPhoto && (
          <Button look="quiet" icon={X} onClick={() => onChange({ itemId: null })}>
            {strings.none}
            {named}
          </Button>
        )}
      </div>
      <FieldFrame id={`caption-${at}`} label={strings.caption} optional>
        {(control) => (
          <input
            {...control}
            value={slot.caption}
            maxLength={MOST_CAPTION}
            autoComplete="off"
            onChange={({ target }) => onChange({ caption: target.value })}
            css={input}
          />
        )}
      </FieldFrame>
      {hasPhoto && (
        <details>
          <summary>{strings.cut}</summary>
          {CUTS.map(([what, words, min, max]) => (
            <FieldFrame key={what} id={`${what}-${at}`} label={words}>
              {(control) => (
                <input
                  {...control}
                  type="range"
                  min={min}
                  max={max}
                  step={0.05}
                  value={slot[what]}
                  onChange={({ target }) => onChange({ [what]: Number(target.value) })}
                />
              )}
            </FieldFrame>
          ))}
        </details>
      )}
      <Dialog isOpen={isChoosing} onClose={() => setChoosing(false)} title={choose} isWide>
        <PhotoChoice
          isMany={false}
          onDone={([itemId]) => {
            if (itemId !== undefined) onChange({ itemId, x: 0.5, y: 0.5, zoom: 1 })
            setChoosing(false)
          }}
        />
      </Dialog>
    </fieldset>
  )
}
