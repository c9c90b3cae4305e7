import { isDatabaseAway } from './database-away.ts'

/** What a person can mend: its message is a sentence for them. */
export class OperatorError extends Error {}

type Fault = NodeJS.ErrnoException & { address?: string; port?: number }

/** What the system and PostgreSQL (appendix A) say when something around the process is not as it must be. */
const sentences: Readonly<Record<string, (error: Fault) => string>> = {
  EADDRINUSE: () => '端口已被占用。请用 PORT 指定另一个端口，或先停止占用它的程序。',
  EADDRNOTAVAIL: () => '本机没有 HOST 指定的地址。请改正 HOST。',
  EACCES: ({ syscall, path }) =>
    syscall === 'listen'
      ? '没有权限使用这个端口。请用 PORT 指定 1024 以上的端口。'
      : `没有权限读写 ${path}。请改正它的权限，或用 DATA_DIR 指定另一个目录。`,
  EPERM: ({ path }) => `没有权限读写 ${path}。请改正它的权限，或用 DATA_DIR 指定另一个目录。`,
  EROFS: ({ path }) => `${path} 所在的磁盘是只读的。请改为可写，或用 DATA_DIR 指定另一个目录。`,
  ENOSPC: () => '磁盘已满。请腾出空间后再启动，或用 DATA_DIR 指定另一个磁盘。',
  EDQUOT: () => '磁盘配额已用完。请腾出空间后再启动，或用 DATA_DIR 指定另一个磁盘。',
  ENOTDIR: ({ path }) => `${path} 不是目录。请用 DATA_DIR 指定另一个目录。`,
  EEXIST: ({ path }) => `${path} 不是目录。请用 DATA_DIR 指定另一个目录。`,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ETIMEDOUT: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  ENOENT: (error) => (error.syscall === 'connect' ? unreachable() : `找不到 ${error.path}。`),
  '28P01': () => 'PostgreSQL 拒绝了 DATABASE_URL 里的用户名或密码。请改正后再启动。',
  '28000': () => 'PostgreSQL 不允许 DATABASE_URL 里的用户从这里登录。请检查用户名与 pg_hba.conf。',
  '3D000': () => 'DATABASE_URL 里的数据库不存在。请先用 createdb 建立它，或改正名字。',
  '42501': () => 'DATABASE_URL 里的用户没有建表的权限。请把数据库的所有者改为这个用户。',
  '53100': () => '数据库所在的磁盘已满。请腾出空间后再启动。',
  '53300': () => 'PostgreSQL 的连接数已满。请稍后再启动，或调大 max_connections。',
  '57P03': () => 'PostgreSQL 正在启动或停止。请稍后再启动。',
}

function unreachable(): string {
  return '连不上 DATABASE_URL 指定的 PostgreSQL。请确认它已启动，地址与端口无误。'
}

/** One sentence for what a person can mend; the whole trace for the rest. */
export function operatorSentence(error: unknown): string {
  return sentenceOf(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}

/** What somebody can do about an error or what caused it; undefined where nobody knows. */
export function sentenceOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof OperatorError) return error.message
  const { code = '' } = error as Fault
  if (Object.hasOwn(sentences, code)) return sentences[code]?.(error)
  return sentenceOf(error.cause) ?? (isDatabaseAway(error) ? unreachable() : undefined)
}
