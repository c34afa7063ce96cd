import { randomUUID } from 'node:crypto'
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js'
import featuresPb from '@eventstore/db-client/generated/serverfeatures_pb.js'
import gossipPb from '@eventstore/db-client/generated/gossip_pb.js'
import { uuid } from './proto.ts'
import { ticksOf } from './types.ts'

const STREAMS = 'event_store.client.streams.streams'
const METHODS: Readonly<Record<string, readonly string[]>> = {
  read: ['position', 'events'],
  append: [],
  batchappend: ['deadline_duration'],
  delete: [],
  tombstone: [],
}

/** Without BatchAppend, as version 20.10, the client appends the classic way. */
const supportedMethods = (isClassic: boolean) => {
  const answer = new featuresPb.SupportedMethods().setEventStoreServerVersion(isClassic ? '20.10.0' : '24.10.4')
  for (const [name, features] of Object.entries(METHODS)) {
    if (isClassic && name === 'batchappend') continue
    const method = new featuresPb.SupportedMethod().setMethodName(name).setServiceName(STREAMS)
    answer.addMethods(method.setFeaturesList([...features]))
  }
  return answer
}

export const features = (isClassic: boolean) => ({
  getSupportedMethods: (
    _call: ServerUnaryCall<unknown, unknown>,
    reply: sendUnaryData<InstanceType<typeof featuresPb.SupportedMethods>>,
  ) => reply(null, supportedMethods(isClassic)),
})

const INSTANCE = randomUUID()
const { LEADER } = gossipPb.MemberInfo.VNodeState

/** A cluster of one, at the address the client connects to. */
export const gossip = (host: string, port: number) => ({
  read: (_call: ServerUnaryCall<unknown, unknown>, reply: sendUnaryData<InstanceType<typeof gossipPb.ClusterInfo>>) => {
    const member = new gossipPb.MemberInfo()
      .setInstanceId(uuid(INSTANCE))
      .setTimeStamp(ticksOf(Date.now()).toString())
      .setState(LEADER)
      .setIsAlive(true)
      .setHttpEndPoint(new gossipPb.EndPoint().setAddress(host).setPort(port))
    reply(null, new gossipPb.ClusterInfo().setMembersList([member]))
  },
})
