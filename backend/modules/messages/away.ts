import { AWAY } from '../../kernel/page/away.ts'
import { refusals, sentences } from './contract.ts'

export const words = { statuses: refusals, sentences: { ...sentences, 'store-unavailable': AWAY } }
