/** Backups on the command line: `backup <folder>` and `restore <folder>`. */
import { resolve } from 'node:path'
import { sentenceOf } from '../core/operator-error.ts'
import { readSettings } from '../core/settings.ts'
import { backUp, restore } from './backup.ts'

const help = `芯谱 backups

  npm run backup -- <folder>    writes the database and all files into a new folder
  npm run restore -- <folder>   puts such a backup into an empty database and an empty DATA_DIR, and compares

DATABASE_URL and DATA_DIR choose what is written or filled. With PGlite, stop the server first.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

async function run([task, folder]: readonly string[]): Promise<number> {
  if (!folder || (task !== 'backup' && task !== 'restore')) {
    say(help)
    return 1
  }
  const settings = readSettings(process.env)
  const path = resolve(folder)
  const told = task === 'backup' ? await backUp(settings, path, new Date()) : await restore(settings, path)
  const rows = Object.values(told.rows).reduce((sum, count) => sum + count, 0)
  const what = `${Object.keys(told.rows).length} 张表、${rows} 行、${told.files} 个文件`
  say(task === 'backup' ? `已备份到 ${path}：${what}。` : `已恢复，并与备份核对一致：${what}。`)
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${sentenceOf(error) ?? String((error as Error).stack)}\n`)
  process.exitCode = 1
}
