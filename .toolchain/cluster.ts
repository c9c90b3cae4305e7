/**
 * Starts a site of several servers on this machine and stays until Ctrl-C: `npm run cluster [-- --port 4400 --servers 3]`.
 * A first database, a replica, a pooler, a balancer, a store that speaks S3, and servers that keep nothing themselves.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openCluster } from './cluster/cluster.ts'
import { ensureMachines } from './cluster/machines.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4400' }, servers: { type: 'string', default: '3' } },
})
const [port, servers] = [Number(values.port), Number(values.servers)]
if (!Number.isSafeInteger(port) || !Number.isSafeInteger(servers) || servers < 1 || servers > 9) {
  console.error('--port takes the first of thirty free ports, --servers a number from 1 to 9.')
  process.exit(1)
}
const say = (line: string) => console.log(line)
const folder = mkdtempSync(join(tmpdir(), 'xinpu-cluster-'))
let stop = async () => {}
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    say('正在停止…')
    void stop().then(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
  })

const cluster = await openCluster({ machines: ensureMachines(), folder, port, servers, say })
stop = cluster.stop
say(`
站点（均衡器）  ${cluster.origin}
服务器          ${Array.from({ length: servers }, (_, at) => `http://127.0.0.1:${port + 1 + at}`).join('  ')}
主库            ${cluster.first().url}
副本（只读）    ${cluster.replica().url}
连接池          postgres://xinpu@127.0.0.1:${port + 12}/xinpu
对象存储（S3）  http://127.0.0.1:${port + 13}/xinpu-files
验证码与邮件    http://127.0.0.1:${port + 1}/sandbox
数据与日志      ${folder}

任何一个进程都可以 kill -9：它会自己回来。kill -USR2 ${process.pid} 把主库切到副本。按 Ctrl-C 停止并清除。`)

process.on('SIGUSR2', () => {
  say('正在把主库切到副本…')
  void cluster.failOver().then(
    () => say(`主库 ${cluster.first().url}\n副本 ${cluster.replica().url}`),
    (error: unknown) => say(`切换失败：${String(error)}`),
  )
})
