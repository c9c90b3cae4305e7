import { accessSync, constants, existsSync, readdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from './operator-error.ts'

/** A folder with something in it that is no database is somebody's: nothing is made over it. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, 'PG_VERSION'))) return
  throw new OperatorError(
    `${folder} 里没有 PG_VERSION，不是完整的数据库；为了不覆盖里面的数据，没有启动。请从备份恢复，或用 DATA_DIR 指定另一个目录。`,
  )
}

/** Less is too little for a database to start with, in bytes. */
const leastSpace = 64 * 1024 * 1024

/** Why a database was not opened: PGlite itself only says that it ended. */
export function notOpened(folder: string, error: unknown): Error {
  const where = join(folder, '..')
  const { bavail, bsize } = statfsSync(where)
  const reason = error instanceof Error ? error.message : String(error)
  if (bavail * bsize < leastSpace)
    return new OperatorError(`数据目录 ${where} 所在的磁盘已满。请腾出空间后再启动，或用 DATA_DIR 指定另一个磁盘。`)
  if (!isWritable(folder))
    return new OperatorError(`没有权限读写 ${folder}。请改正它的权限，或用 DATA_DIR 指定另一个目录。`)
  return new OperatorError(
    `数据库 ${folder} 打不开，可能已损坏（${reason}）。请从备份恢复，或用 DATA_DIR 指定另一个目录。`,
    { cause: error },
  )
}

function isWritable(folder: string): boolean {
  try {
    if (existsSync(folder)) accessSync(folder, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}
