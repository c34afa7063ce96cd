import { readFileSync } from 'node:fs'

/**
 * What nobody has taken at a port of this machine: bytes of open connections, and connections not yet accepted.
 * Linux says both in the queue column of `/proc/net/tcp` (Documentation/networking/proc_net_tcp.rst).
 */
export const unreadAt = (port: number): number => {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return ['tcp', 'tcp6']
    .flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local]) => local?.endsWith(end))
    .reduce((sum, [, , , , queues = '']) => sum + Number.parseInt(queues.split(':')[1] ?? '0', 16), 0)
}
