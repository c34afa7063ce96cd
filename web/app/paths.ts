import type * as modules from '../modules/index.ts'
import { all } from './modules.ts'

type Modules = (typeof modules)[keyof typeof modules]
/** All of a union's members at once. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** Every link of the app, from all modules. */
export const paths = Object.assign({}, ...all.map((each) => each.paths)) as Together<Modules['paths']>
