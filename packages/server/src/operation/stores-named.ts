import { resolve } from 'node:path'
import { OperatorError } from '../core/operator-error.ts'
import type { Settings } from '../core/settings.ts'
import { filesFolder, type FileStore } from '../storage/file-store.ts'
import { folderStore } from '../storage/folder-store.ts'
import { s3Store } from '../storage/s3-store.ts'

type Needs = Pick<Settings, 'dataDir' | 's3'>

/** A store as the command line names it: `folder`, which is `DATA_DIR/files`, another folder by its path, or `s3`. */
export function storeNamed({ dataDir, s3 }: Needs, name: string): FileStore {
  if (name === 'folder') return folderStore(filesFolder(dataDir))
  if (name.includes('/')) return folderStore(resolve(name))
  if (name !== 's3') throw new OperatorError(`没有名为 ${name} 的存储。请写 folder、s3 或一个目录的路径。`)
  if (!s3) throw new OperatorError('请设置 S3_BUCKET、S3_KEY_ID 与 S3_KEY_SECRET，其余变量见 docs/1-house.md。')
  return s3Store(s3)
}
