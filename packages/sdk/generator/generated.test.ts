import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const committed = join(import.meta.dirname, '../src/generated')

const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.includes('.'))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )

test('the committed client is what the generator writes from the contract', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'xinpu-generated-'))
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--conditions=@xinpu/source',
        '--disable-warning=ExperimentalWarning',
        join(import.meta.dirname, 'main.ts'),
        folder,
        join(folder, 'nouns.md'),
      ],
      { encoding: 'utf8' },
    )
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const page = readFileSync(join(import.meta.dirname, '../../../docs/nouns.md'), 'utf8')
    expect({ ...filesIn(committed), 'nouns.md': page }, 'Run `npm run gen` and commit what it writes.').toEqual(
      filesIn(folder),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
