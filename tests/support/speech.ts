import { existsSync } from 'node:fs'
import { engineFolders, fetchSpeech } from '../../stack/programs/speech.ts'

/** Where what listens lies, or will. */
export const speechEngine = process.env['SPEECH_ENGINE'] || engineFolders().SPEECH_ENGINE

/** CI fetches it, and fails where it cannot; by hand it is used where it is. */
export const mustListen = process.env['CI'] !== undefined
export const canListen = mustListen || existsSync(speechEngine)

export const bringSpeech = (): Promise<void> => fetchSpeech(process.env, () => undefined)
