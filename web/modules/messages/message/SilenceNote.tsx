import { useQuery } from '@tanstack/react-query'
import { MicOff } from 'lucide-react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { isNearlySilent, silenceInWords } from '../../../recorder/silence.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { peaks } from '../queries.ts'

/** Says of a prepared recording that almost nothing is heard in it, where that is so. */
export function SilenceNote({ medium }: { medium: MessageDetail['media'][number] }) {
  const { data = [] } = useQuery(peaks(medium.id))
  return isNearlySilent(data) ? <Banner tone="needs-you" icon={MicOff} title={silenceInWords.almostNothing} /> : null
}
