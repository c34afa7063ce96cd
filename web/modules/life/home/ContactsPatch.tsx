import { useQuery } from '@tanstack/react-query'
import { HeartHandshake } from 'lucide-react'
import { useSealed } from '../../../app/ownMessages.ts'
import { paths } from '../../../app/paths.ts'
import { OpenPatch } from '../../../ui/OpenPatch.tsx'
import { contacts } from '../queries.ts'
import { strings } from '../strings.ts'

/** For whoever has sealed a message and named nobody to turn to; a newcomer begins elsewhere. */
export function ContactsPatch() {
  const sealed = useSealed() ?? 0
  const { data } = useQuery(contacts())
  if (sealed === 0 || !data || data.length > 0) return null
  return (
    <OpenPatch
      icon={HeartHandshake}
      title={strings.emptyTitle}
      line={strings.patchLine}
      href={paths.legacyContacts()}
      words={strings.invite}
    />
  )
}
