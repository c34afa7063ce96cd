import { css } from '@emotion/react'
import { useState } from 'react'
import type { AlbumDetail } from '../../../../backend/modules/albums/contract.ts'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { card, phone } from '../../../ui/surfaces.ts'
import { AlbumForm } from './AlbumForm.tsx'
import { BookForm } from './BookForm.tsx'
import { useBulk, type Change } from './bulk.ts'
import { DatesForm } from './DateForm.tsx'
import { PeopleForm } from './PeopleForm.tsx'
import { PlaceForm } from './PlaceForm.tsx'
import { useActs, type Part } from './useActs.ts'
import { chooseStrings as strings } from './strings.ts'

/** It floats below what is chosen from; on a phone it takes the place of the tab bar. */
const bar = css`
  ${card}
  position: sticky;
  bottom: 24px;
  z-index: 8;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  margin-top: 24px;
  padding: 8px 22px;
  box-shadow: var(--e3);
  & > h2 {
    flex: 1 1 auto;
    font-size: var(--fs-h4);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  ${phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: 10;
    gap: 0 4px;
    justify-content: space-between;
    padding: 8px 12px calc(8px + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
    & > h2 {
      flex-basis: 50%;
    }
    & > div {
      order: 1;
      flex: 1 0 100%;
      flex-wrap: nowrap;
      gap: 0;
      justify-content: space-between;
    }
  }
`
const act = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  min-width: 48px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-control);
  background: none;
  color: var(--ink);
  font-weight: 600;
  &:hover {
    background: var(--primary-soft);
  }
  &[aria-disabled='true'] {
    color: var(--ink-3);
    background: none;
  }
  ${phone} {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    padding: 4px;
    font-size: var(--fs-micro);
  }
`
const TITLES: Readonly<Record<Part, string>> = {
  date: strings.dateTitle,
  people: strings.peopleTitle,
  place: strings.placeTitle,
  album: strings.albumTitle,
  book: strings.bookTitle,
}
/** How many of the acts there is room for; the others stand behind More. */
const SHOWN = 4

type BarProps = {
  rows: readonly ItemRow[]
  isBin?: boolean
  /** The album that they are chosen from. */
  album?: AlbumDetail | undefined
  /** Whoever may only look takes home and marks. */
  mayAdd: boolean
  onClear: () => void
}

/** What can be done with all that is chosen. */
export function ActionBar({ rows, isBin = false, album, mayAdd, onClear }: BarProps) {
  const [open, setOpen] = useState<Part>()
  const bulk = useBulk(() => {
    setOpen(undefined)
    onClear()
  })
  const close = () => {
    bulk.reset()
    setOpen(undefined)
  }
  const give = (change: Change, done: (n: number) => string) => bulk.mutate({ rows, change, done })
  const { acts, moved } = useActs({ rows, isBin, album, mayAdd, give, onOpen: setOpen, onClear })
  const form = { error: bulk.error, isBusy: bulk.isPending }
  return (
    <section css={bar} aria-label={strings.bar}>
      <h2 aria-live="polite">{strings.chosen(rows.length)}</h2>
      <output className="sr-only">{moved}</output>
      <div>
        {acts.slice(0, SHOWN).map(({ words, icon: Icon, onSelect, opens, isOff }) => (
          <button
            key={words}
            type="button"
            css={act}
            aria-disabled={isOff}
            onClick={isOff === true ? undefined : onSelect}
            {...(opens === true && { 'aria-haspopup': 'dialog' as const })}
          >
            <Icon aria-hidden />
            {words}
          </button>
        ))}
        <MoreMenu label={strings.more} items={acts.slice(SHOWN)} />
      </div>
      <Button look="quiet" onClick={onClear}>
        {strings.clear}
      </Button>
      <Dialog isOpen={open !== undefined} onClose={close} title={open === undefined ? '' : TITLES[open]}>
        {open === 'date' && (
          <DatesForm {...form} onSave={(date) => give({ date }, 'words' in date ? strings.dated : strings.shifted)} />
        )}
        {open === 'people' && (
          <PeopleForm
            {...form}
            value={{ personIds: [], speakerId: null }}
            line={strings.peopleLine}
            onSave={({ personIds }) => give({ people: personIds }, strings.tagged)}
          />
        )}
        {open === 'place' && (
          <PlaceForm {...form} placeId={null} onSave={(placeId) => give({ place: { placeId } }, strings.placed)} />
        )}
        {open === 'book' && <BookForm rows={rows} />}
        {open === 'album' && (
          <AlbumForm
            rows={rows}
            onDone={() => {
              close()
              onClear()
            }}
          />
        )}
      </Dialog>
    </section>
  )
}
