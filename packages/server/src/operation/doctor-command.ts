/** Looks at everything a server needs, a line each; the exit code is 1 where something must be done. */
import { sentenceOf } from '../core/operator-error.ts'
import { readSettings } from '../core/settings.ts'
import { examine } from './doctor.ts'
import type { Finding } from './finding.ts'

const marks: Record<Finding['state'], string> = { ok: '✓', known: '·', wrong: '✗' }

try {
  const found = await examine(readSettings(process.env))
  for (const { state, name, said } of found) process.stdout.write(`${marks[state]} ${name}：${said}\n`)
  const wrongs = found.filter(({ state }) => state === 'wrong').length
  process.stdout.write(wrongs === 0 ? '\n可以运行。\n' : `\n${wrongs} 处要处理。\n`)
  process.exitCode = wrongs === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`✗ 设置：${sentenceOf(error) ?? String((error as Error).stack)}\n`)
  process.exitCode = 1
}
