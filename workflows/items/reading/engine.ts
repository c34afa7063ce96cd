import type { Settings } from '../../../backend/kernel/process/settings.ts'
import { httpSpeech } from '../engines/httpSpeech.ts'
import { localSpeech, type Speech } from '../engines/speech.ts'

/** What listens in this house: the engine outside of it where the operator has named one, else our own. */
export const speechOf = (settings: Pick<Settings, 'transcribeUrl' | 'speechEngine'>): Speech =>
  settings.transcribeUrl === '' ? localSpeech(settings) : httpSpeech(settings)
