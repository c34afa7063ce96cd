import { existsSync } from 'node:fs'
import { engineFolders, fetchEngine, type Engine } from '../../stack/programs/engine.ts'
import { reader } from '../../stack/programs/reader.ts'
import { speech } from '../../stack/programs/speech.ts'

const folders = engineFolders()
/** Where what listens, and what reads papers, lies or will. */
export const speechEngine = process.env['SPEECH_ENGINE'] || folders.SPEECH_ENGINE
export const readerEngine = process.env['READER_ENGINE'] || folders.READER_ENGINE

/** CI fetches engines, and fails where it cannot; by hand they are used where they are. */
export const mustHave = process.env['CI'] !== undefined
export const canListen = mustHave || existsSync(speechEngine)
export const canRead = mustHave || existsSync(readerEngine)

const bring = async (engine: Engine): Promise<void> => {
  if (mustHave) await fetchEngine(engine, process.env, () => undefined)
}
export const bringSpeech = () => bring(speech)
export const bringReader = () => bring(reader)
