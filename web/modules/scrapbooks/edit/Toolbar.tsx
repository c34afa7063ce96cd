import { css } from '@emotion/react'
import { FilePlus, ImagePlus, MoveHorizontal, Redo2, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { HELD_S, type PageRow } from '../../../../backend/modules/scrapbooks/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MoveForm } from './MoveForm.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { editStrings as strings } from './strings.ts'
import type { Book } from './useBook.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`

type ToolbarProps = {
  acts: Book
  /** What is not saved yet is, before anything else is done. */
  before: () => Promise<boolean>
  onShow: (pageId: string | undefined) => void
  pages: readonly PageRow[]
}

/** What is done with the book as a whole. */
export function Toolbar({ acts, before, onShow, pages }: ToolbarProps) {
  const [isAdding, setAdding] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const after = (work: () => Promise<unknown>) => () => void before().then((isSaved) => isSaved && work())
  const fill = async (itemIds: readonly string[]) => {
    setBusy(true)
    const isDone = (await before()) && (await acts.fill(itemIds))
    setBusy(false)
    if (isDone) setAdding(false)
    if (isDone && pages.length === 0) onShow(undefined)
  }
  const add = after(() => acts.addPage({ layout: 'oneWithWords', slots: [], heading: '', words: '' }))
  return (
    <div css={row}>
      <Button icon={ImagePlus} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        {strings.addPhotos}
      </Button>
      <Button look="secondary" icon={FilePlus} onClick={add}>
        {strings.addPage}
      </Button>
      <Button look="quiet" icon={Undo2} aria-disabled={!acts.canUndo} onClick={after(acts.undo)}>
        {strings.undo}
      </Button>
      <Button look="quiet" icon={Redo2} aria-disabled={!acts.canRedo} onClick={after(acts.redo)}>
        {strings.redo}
      </Button>
      <Dialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        title={strings.addPhotos}
        line={strings.addPhotosLine}
        isWide
      >
        <PhotoChoice isMany isBusy={isBusy} onDone={(itemIds) => void fill(itemIds)} />
      </Dialog>
    </div>
  )
}

type PageToolsProps = {
  row: PageRow
  at: number
  pages: readonly PageRow[]
  onMove: (beforeId: string | null) => void
  onTakeOut: () => void
}

/** What is done with one page, and who else is working on it. */
function PageTools({ row: shown, at, pages, onMove, onTakeOut }: PageToolsProps) {
  const [isMoving, setMoving] = useState(false)
  const moveTo = (to: number) => {
    const others = pages.filter(({ id }) => id !== shown.id)
    onMove(others[to - 1]?.id ?? null)
    setMoving(false)
  }
  return (
    <div>
      <Held row={shown} />
      <div css={row}>
        {pages.length > 1 && (
          <Button look="secondary" icon={MoveHorizontal} aria-haspopup="dialog" onClick={() => setMoving(true)}>
            {strings.moveTo}
          </Button>
        )}
        <Button look="quiet" icon={Trash2} onClick={onTakeOut}>
          {strings.takeOut}
        </Button>
      </div>
      <Dialog isOpen={isMoving} onClose={() => setMoving(false)} title={strings.moveTitle(at + 1)}>
        <MoveForm all={pages.length} from={at + 1} onMove={moveTo} />
      </Dialog>
    </div>
  )
}
Toolbar.Page = PageTools

const LOOK_MS = 5_000
/** While somebody else is at it, a page says so by name. */
function Held({ row: { isEditedByMe, editedBy, editedAt } }: { row: PageRow }) {
  const [now, setNow] = useState(() => Date.now())
  const isHeld = !isEditedByMe && now - Date.parse(editedAt) < HELD_S * 1_000
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <output css={{ display: 'block', marginBottom: isHeld ? 12 : 0 }}>{isHeld ? strings.held(editedBy) : ''}</output>
  )
}
