import { createServer } from 'node:http'

// Stands for one of our three processes: ready at once, and tells its settings to whoever asks.
const server = createServer((request, response) => {
  response.end(JSON.stringify(request.url === '/settings' ? process.env : {}))
})
server.listen(Number(process.env['PORT']), process.env['HOST'])
process.once('SIGTERM', () => process.exit(0))
