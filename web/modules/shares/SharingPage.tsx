import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { ShareRow } from '../../../backend/modules/shares/contract.ts'
import { HttpError } from '../../app/httpError.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ChangeLink } from './ChangeLink.tsx'
import { CreateLink } from './CreateLink.tsx'
import { EndLink, RenewLink } from './EndLink.tsx'
import { LinkCard, type Act } from './LinkCard.tsx'
import { LinkLog } from './LinkLog.tsx'
import { links } from './links.ts'
import { strings } from './strings.ts'

const list = css`
  display: grid;
  gap: 14px;
  max-width: 860px;
  margin: 0;
  padding: 0;
  list-style: none;
`
type Open = { readonly act: Act; readonly id: string }

const isTooLow = (error: unknown): boolean => error instanceof HttpError && error.body?.code === 'forbidden'

/** The family's links: made, looked after and ended here. */
export function SharingPage() {
  const all = useQuery(links())
  const [isMaking, setMaking] = useState(false)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const chosen = (act: Act): ShareRow | undefined =>
    open?.act === act ? all.data?.find(({ id }) => id === open.id) : undefined
  const make = (
    <Button icon={Link2} onClick={() => setMaking(true)}>
      {strings.create}
    </Button>
  )
  if (isTooLow(all.error))
    return (
      <>
        <PageHeader title={strings.title} line={strings.line} />
        <EmptyState title={strings.tooLowTitle} line={strings.tooLow} />
      </>
    )
  const changed = chosen('change')
  const logged = chosen('log')
  return (
    <>
      <PageHeader title={strings.title} line={strings.line}>
        {(all.data?.length ?? 0) > 0 && make}
      </PageHeader>
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
      <Dialog isOpen={isMaking} onClose={() => setMaking(false)} title={strings.create}>
        <CreateLink onDone={() => setMaking(false)} />
      </Dialog>
      <Dialog isOpen={changed !== undefined} onClose={close} title={strings.changeTitle}>
        {changed && <ChangeLink link={changed} onDone={close} />}
      </Dialog>
      <Dialog isOpen={logged !== undefined} onClose={close} title={strings.logTitle} line={strings.logLine}>
        {logged && <LinkLog id={logged.id} />}
      </Dialog>
      <EndLink link={chosen('end')} onClose={close} />
      <RenewLink link={chosen('renew')} onClose={close} />
    </>
  )
}
