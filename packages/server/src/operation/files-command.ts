/** Files between stores, on the command line: `move`, `copy` and `check`. */
import { sentenceOf } from '../core/operator-error.ts'
import { readSettings, type Settings } from '../core/settings.ts'
import { checkFiles, copyFiles, moveFiles, type Moved } from '../storage/move-files.ts'
import { storeNamed } from './stores-named.ts'

const help = `芯谱 files

  npm run files -- move <from> <to>   copies every file, reads it back, compares its hash, and removes it where it was
  npm run files -- copy <from> <to>   the same, and leaves it where it was
  npm run files -- check <store>      reads every file and compares its hash

A store is folder (DATA_DIR/files), s3 (the bucket of S3_BUCKET), or the path of a folder.`

const say = (line: string) => void process.stdout.write(`${line}\n`)

type Act = (settings: Settings, from: string, to: string) => Promise<Moved>

const betweenStores =
  (act: typeof moveFiles): Act =>
  (settings, from, to) =>
    act({ from: storeNamed(settings, from), to: storeNamed(settings, to), dataDir: settings.dataDir })

const acts: Record<string, { act: Act; names: number; done: string }> = {
  move: { act: betweenStores(moveFiles), names: 2, done: '已移动' },
  copy: { act: betweenStores(copyFiles), names: 2, done: '已复制' },
  check: { act: (settings, from) => checkFiles(storeNamed(settings, from)), names: 1, done: '已核对' },
}

async function run([word = '', ...names]: readonly string[]): Promise<number> {
  const wanted = Object.hasOwn(acts, word) ? acts[word] : undefined
  if (!wanted || names.length !== wanted.names || names[0] === names[1]) {
    say(help)
    return 1
  }
  const [from = '', to = ''] = names
  const { files, bytes, damaged } = await wanted.act(readSettings(process.env), from, to)
  say(`${wanted.done} ${files} 个文件，${(bytes / 1e6).toFixed(1)} MB，哈希都一致。`)
  for (const sha256 of damaged) say(`✗ ${sha256} 的内容与它的哈希不符，留在原处。`)
  return damaged.length === 0 ? 0 : 1
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${sentenceOf(error) ?? String((error as Error).stack)}\n`)
  process.exitCode = 1
}
