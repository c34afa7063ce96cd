import type { ShareRow } from '../../../backend/modules/shares/contract.ts'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { useEndLink, useRenewLink } from './links.ts'
import { strings } from './strings.ts'

type Props = { link: ShareRow | undefined; onClose: () => void }

/** Asks before a link stops for good. */
export function EndLink({ link, onClose }: Props) {
  const end = useEndLink()
  const close = () => {
    end.reset()
    onClose()
  }
  return (
    <RemoveDialog
      isOpen={link !== undefined}
      words={{
        title: strings.endTitle(link?.title ?? ''),
        line: strings.endLine,
        yes: strings.endYes,
        no: strings.no,
        saving: strings.saving,
      }}
      isBusy={end.isPending}
      error={end.error}
      onRemove={() => link && end.mutate(link.id, { onSuccess: close })}
      onClose={close}
    />
  )
}

/** Asks before a link's address stops and another takes its place. */
export function RenewLink({ link, onClose }: Props) {
  const renew = useRenewLink()
  const close = () => {
    renew.reset()
    onClose()
  }
  return (
    <RemoveDialog
      isOpen={link !== undefined}
      words={{
        title: strings.renewTitle(link?.title ?? ''),
        line: strings.renewLine,
        yes: strings.renewYes,
        no: strings.no,
        saving: strings.saving,
      }}
      isBusy={renew.isPending}
      error={renew.error}
      onRemove={() => link && renew.mutate(link, { onSuccess: close })}
      onClose={close}
    />
  )
}
