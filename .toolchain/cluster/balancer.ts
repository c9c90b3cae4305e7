import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machines } from './machines.ts'
import { member, type Member } from './member.ts'
import { isWell } from './server.ts'

/** HAProxy before the servers: each in turn, those that are not well left out. No visitor belongs to a server. */
export async function openBalancer(
  machines: Machines,
  { folder, port, servers }: { folder: string; port: number; servers: readonly number[] },
): Promise<Member> {
  const path = join(folder, 'balancer.cfg')
  writeFileSync(path, settings(port, servers))
  const own = member({
    name: 'balancer',
    command: machines.balancer,
    args: ['-f', path, '-db'],
    log: join(folder, 'balancer.log'),
    // It listens before it knows who is well.
    isUp: () => isWell(port),
  })
  await own.up()
  return own
}

/** Only what never reached a server is sent to another: what may have been done is the visitor's to repeat. */
const settings = (port: number, servers: readonly number[]) => `global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout queue 10s
  timeout check 3s
  option redispatch 1
  retries 3
  retry-on conn-failure
frontend site
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  option httpchk GET /api/health
  default-server check inter 500ms fall 2 rise 1
${servers.map((each, at) => `  server s${at + 1} 127.0.0.1:${each}`).join('\n')}
`
