import { useQuery } from '@tanstack/react-query'
import { MicOff } from 'lucide-react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { isNearlySilent, silenceInWords } from '../../../recorder/silence.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { peaks } from '../queries.ts'

/** Says of a prepared recording that almost nothing is heard in it, where that is so. */
export function SilenceNote({ medium }: { medium: MessageDetail['media'][number] }) {
  const { data = [] } = useQuery(peaks(medium.id))
  if (!isNearlySilent(data)) return null
  // Silence was put in where a film had none of its own.
  const isSilentFilm = medium.isVideo && data.every((peak) => peak === 0)
  const words = isSilentFilm ? silenceInWords.noSound : silenceInWords.almostNothing
  return <Banner tone={isSilentFilm ? 'note' : 'needs-you'} icon={MicOff} title={words} />
}
