import { chromium } from '../../stack/programs/chromium.ts'

/** The path of a browser that prints books. */
export const printerPath = async (): Promise<string> => (await chromium()).executablePath
