import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { ShareRow } from '../../../backend/modules/shares/contract.ts'
import { useFamily } from '../../app/family.ts'
import { HttpError } from '../../app/httpError.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { ChangeLink } from './ChangeLink.tsx'
import { CreateLink } from './CreateLink.tsx'
import { LinkCard, type Act } from './LinkCard.tsx'
import { LinkLog } from './LinkLog.tsx'
import { links, useEndLink, useRenewLink } from './links.ts'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`
type Open = { readonly act: Act; readonly id: string }

const isTooLow = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'forbidden'

/** The family's links: made, looked after and ended here; `?thing=` begins one that shows it. */
export function SharingPage() {
  const { isNone, name } = useFamily()
  const all = useQuery(links())
  const thing = new URLSearchParams(useSearch()).get('thing')
  const [, navigate] = useLocation()
  const [isAsked, setAsked] = useState(false)
  const leave = () => {
    setAsked(false)
    if (thing !== null) navigate(paths.sharing(), { replace: true })
  }
  const end = useEndLink()
  const renew = useRenewLink()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const chosen = (act: Act): ShareRow | undefined =>
    open?.act === act ? all.data?.find(({ id }) => id === open.id) : undefined
  const make = (
    <Button icon={Link2} onClick={() => setAsked(true)}>
      {strings.create}
    </Button>
  )
  // What was begun stays where the role became too low meanwhile: the server refuses it, with the text in its field.
  const isBegun = all.data !== undefined && (isAsked || thing !== null || open !== undefined)
  if ((isNone || isTooLow(all.error)) && !isBegun)
    return (
      <>
        <PlaceHead title={name || undefined} line={strings.line} />
        {isNone ? (
          <OutsideFamilies line={strings.noFamily} />
        ) : (
          <EmptyState title={strings.tooLowTitle} line={strings.tooLow} />
        )}
      </>
    )
  const changed = chosen('change')
  const logged = chosen('log')
  return (
    <>
      <PlaceHead title={name || undefined} line={strings.line}>
        {(all.data?.length ?? 0) > 0 && make}
      </PlaceHead>
      <Loaded query={all} words={strings.fetching}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={strings.emptyTitle} line={strings.emptyLine}>
              {make}
            </EmptyState>
          ) : (
            <ul css={list}>
              {rows.map((row) => (
                <LinkCard key={row.id} link={row} onAct={(act) => setOpen({ act, id: row.id })} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Dialog isOpen={isAsked || thing !== null} onClose={leave} title={strings.create}>
        <CreateLink chosen={thing ?? ''} onDone={leave} />
      </Dialog>
      <Dialog isOpen={changed !== undefined} onClose={close} title={strings.changeTitle}>
        {changed && <ChangeLink link={changed} onDone={close} />}
      </Dialog>
      <Dialog isOpen={logged !== undefined} onClose={close} title={strings.logTitle} line={strings.logLine}>
        {logged && <LinkLog id={logged.id} />}
      </Dialog>
      <RemoveDialog thing={chosen('end')} words={strings.ending} removal={end} onClose={close} />
      <RemoveDialog thing={chosen('renew')} words={strings.renewing} removal={renew} onClose={close} />
    </>
  )
}
