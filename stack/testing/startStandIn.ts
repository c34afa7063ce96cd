import { main } from '../main.ts'

const [root = '', portShift = '0', ...parameters] = process.argv.slice(2)
process.exit(await main(root, parameters, Number(portShift)))
