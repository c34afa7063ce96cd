import type { WorkModule } from '../kernel/module.ts'
import { choiceProcess, ends } from './erasing.ts'

export const choices: WorkModule = { process: choiceProcess, ends }
