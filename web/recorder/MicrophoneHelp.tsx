import { MicOff } from 'lucide-react'
import { Banner } from '../ui/Banner.tsx'
import type { RecorderView } from './view.ts'

/** Why we ask, before the browser does. */
export const microphoneInWords = (phase: RecorderView['phase']): string | undefined => {
  if (phase === 'asking') return 'Your browser asks whether we may use the microphone. Choose “Allow”.'
  return phase === 'ready'
    ? 'When you press the round button, your browser asks for the microphone. The microphone is on only while you record.'
    : undefined
}

/** What to do when the browser or the device said no. */
export function MicrophoneHelp({ phase }: { phase: RecorderView['phase'] }) {
  if (phase === 'blocked') {
    return (
      <div css={{ marginTop: 20 }}>
        <Banner tone="problem" icon={MicOff} title="The microphone is blocked" live="assertive">
          Press the sign to the left of the address, set Microphone to “Allow”, then press the round button again. On an
          iPhone: Settings, Safari, Microphone.
        </Banner>
      </div>
    )
  }
  if (phase === 'no-device' || phase === 'unsupported') {
    return (
      <div css={{ marginTop: 20 }}>
        <Banner
          tone="problem"
          icon={MicOff}
          title={phase === 'no-device' ? 'We found no microphone' : 'This browser cannot record'}
          live="assertive"
        >
          {phase === 'no-device'
            ? 'Plug one in or switch it on, then press the round button again. Or write a letter instead.'
            : 'Open this page in a newer browser, or on your phone. Or write a letter instead.'}
        </Banner>
      </div>
    )
  }
  return null
}
