import { join } from 'node:path'
import { member, type Member } from './member.ts'

const main = join(import.meta.dirname, '../../packages/server/src/main.ts')

/** One server of the site, with a data folder of its own that holds nothing that is missed. */
export const serverMember = ({ folder, port, env }: { folder: string; port: number; env: NodeJS.ProcessEnv }): Member =>
  member({
    name: `server ${port}`,
    command: process.execPath,
    args: ['--conditions=@xinpu/source', '--disable-warning=ExperimentalWarning', main],
    env: { ...env, DATA_DIR: join(folder, `server-${port}`) },
    log: join(folder, `server-${port}.log`),
    isUp: () => isWell(port),
  })

/** Whether a server, or whoever stands before servers, answers well. */
export async function isWell(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(2000) })
  return answer.ok
}
