/** Builds the site, unless what it is made of is what it was. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'site/dist/.stamp')
const sources = [
  'packages/contract/src',
  'packages/trade/src',
  'packages/sdk/src',
  'packages/ui/src',
  'site/src',
  'site/public',
]
const files = [
  'site/vite.config.ts',
  'site/late-files.ts',
  'site/late-routes.ts',
  'site/left-out.ts',
  'site/precompress.ts',
  'site/shared-styles.ts',
  'site/style-ids.ts',
  'pnpm-lock.yaml',
]

const state = stateOf()
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) {
  console.log('› The site is built already.')
} else {
  console.log('› Building the site…')
  // A build that is cut short leaves none that could be held for whole.
  rmSync(stamp, { force: true })
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], {
    cwd: join(root, 'site'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', VITE_VERSION: `${version()} ${state.slice(0, 7)}` },
  })
  if (status !== 0) process.exit(status ?? 1)
  const shared = spawnSync('node', ['--conditions=@xinpu/source', 'shared-styles.ts'], {
    cwd: join(root, 'site'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (shared.status !== 0) process.exit(shared.status ?? 1)
  writeFileSync(stamp, state)
}

/** The version of the site, as its foot tells it before the beginning of the hash. */
function version(): string {
  const manifest = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8')) as { version: string }
  return manifest.version
}

/** A hash of every source's name and content. Tests, stories and what the build itself writes are no part of the site. */
function stateOf(): string {
  const hash = createHash('sha256')
  for (const path of [...files, ...sources.flatMap(filesIn)].sort())
    hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:test|stories)\.tsx?$|routeTree\.gen\.ts$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(root, path)).isFile())
}
