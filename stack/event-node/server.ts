import { setTimeout as sleep } from 'node:timers/promises'
import { Server, ServerCredentials, type UntypedServiceImplementation, type ServiceDefinition } from '@grpc/grpc-js'
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { adminDoor, openDoor, type Door } from './access.ts'
import { features, gossip } from './cluster.ts'
import { streamsHandlers, type Node } from './handlers.ts'
import type { Settings } from './settings.ts'

const STOP_MS = 1000

// The limits of a real server, so that what breaks there breaks here.
const OPTIONS = {
  'grpc.max_concurrent_streams': 100,
  'grpc.max_receive_message_length': 17 * 1024 * 1024,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 10_000,
}

type Place = { readonly host: string; readonly port: number; readonly door: Door; readonly isClassic: boolean }

const createServer = (node: Node, { host, port, door, isClassic }: Place) => {
  const server = new Server(OPTIONS)
  // The generated interfaces ask for an index signature that no plain record has.
  const add = (service: ServiceDefinition, handlers: object) =>
    server.addService(service, handlers as UntypedServiceImplementation)
  add(streamsGrpc.StreamsService, streamsHandlers(node, door))
  add(featuresGrpc.ServerFeaturesService, features(isClassic))
  add(gossipGrpc.GossipService, gossip(host, port))
  return server
}

const bind = (server: Server, address: string, credentials: ServerCredentials) =>
  new Promise<void>((resolve, reject) =>
    server.bindAsync(address, credentials, (error) => (error ? reject(error) : resolve())),
  )

const close = async (server: Server) => {
  const closed = new Promise<void>((resolve) => server.tryShutdown(() => resolve()))
  await Promise.race([closed, sleep(STOP_MS, undefined, { ref: false })])
  server.forceShutdown()
}

/** Opens the ports. A client may come as soon as one answers, so everything else is ready by now. */
export const listen = async (node: Node, { host, port, tls, isClassic }: Settings) => {
  const servers: Server[] = []
  const openPort = async (place: Place, credentials: ServerCredentials) => {
    const server = createServer(node, place)
    await bind(server, `${host}:${place.port}`, credentials)
    servers.push(server)
  }
  await openPort({ host, port, door: openDoor, isClassic }, ServerCredentials.createInsecure())
  if (tls) {
    const credentials = ServerCredentials.createSsl(null, [{ private_key: tls.key, cert_chain: tls.cert }])
    await openPort({ host, port: tls.port, door: adminDoor(tls.adminPassword), isClassic }, credentials)
  }
  return {
    /** Only when the calls were ended: it would wait for them and tell them nothing. */
    close: () => Promise.all(servers.map(close)),
  }
}
