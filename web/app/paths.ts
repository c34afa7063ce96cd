import * as modules from '../modules/paths.ts'

/** All of a union's members at once. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Links = (typeof modules)[keyof typeof modules]['paths']

/** Every link of the app, from all modules. */
export const paths = Object.assign({}, ...Object.values(modules).map((each) => each.paths)) as Together<Links>
