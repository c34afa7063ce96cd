import { databaseUrlIn } from '../../support/database.ts'

/** Where the stack of this run keeps its tables. */
export const databaseUrl = () => databaseUrlIn(process.env['JOURNEY_FOLDER'] ?? '')
