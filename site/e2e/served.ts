import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { runCommand, startProduct, type Environment } from './product.ts'

/**
 * Builds the site where it changed, and starts the product as `npm start` does, on a folder and a port of its own, once for
 * all journeys; or takes the one that runs at XINPU_TEST_ORIGIN. What a first run seeds is kept for servers of their own.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'xinpu-journeys-'))
  const [seeded, dataDir] = [join(folder, 'seeded'), join(folder, 'data')]
  // Both to their ends: a site that cannot be built is not to leave the server behind.
  const made = await Promise.allSettled([runCommand({}, '.toolchain/build.ts'), firstRun(seeded)])
  for (const each of made) if (each.status === 'rejected') throw each.reason
  await cp(seeded, dataDir, { recursive: true })
  const running = process.env['XINPU_TEST_ORIGIN']
  const [server] = await Promise.all([running ? undefined : start(dataDir), seatReviewer(seeded)])
  project.provide('seeded', seeded)
  project.provide('origin', running ?? server?.origin ?? '')
  return async () => {
    await server?.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}

/** Fills a folder, with all that comes after it behind the scenes. Nobody looks at a page, so it can be done while they are built. */
async function firstRun(dataDir: string): Promise<void> {
  const first = await start(dataDir, { SITE: 'off', METRICS_TOKEN: token })
  await settled(first.origin)
  await first.end('SIGTERM')
}

const start = (dataDir: string, more: Environment = {}) => startProduct({ PORT: '0', DATA_DIR: dataDir, ...more })

/** Whoever has it is told how the server is doing. */
const token = 'only-for-these-journeys'
/** The work of a first run goes last wherever a machine is busy, and waits for as long as that is. */
const patience = 900_000

/**
 * Waits until nothing is left to do behind the scenes: each copy of the folder would do it again, which takes a server
 * longer than most journeys.
 */
async function settled(origin: string): Promise<void> {
  const end = Date.now() + patience
  while (!(await isSettled(origin))) {
    if (Date.now() > end) throw new Error('The server was not done with a first run in time.')
    await pause(1000)
  }
}

async function isSettled(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await answer.json()) as { data: readonly { name: string; state: string; said: string }[] }
  const found = (name: string) => data.find((line) => line.name === name)
  const isWell = (name: string) => found(name)?.state === 'ok'
  return isWell('每日工作') && isWell('搜索索引') && found('后台任务')?.said === '0 项在等。'
}

/** The owner of the desk of every server of a journey's own; the one that all share has none. */
export const reviewer = '13800000009'

/** An admin is made by the command, and only while nobody else has the folder open. */
async function seatReviewer(dataDir: string): Promise<void> {
  const env = { DATA_DIR: dataDir }
  await runCommand(env, 'packages/server/test/certify-command.ts', `+86-${reviewer}`, '深圳市审核示例有限公司')
  await runCommand(env, 'packages/server/src/account/admin-command.ts', 'grant', `+86-${reviewer}`)
}

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** A folder as a first run leaves it, with an owner of the desk. */
    seeded: string
  }
}
